{{/*
It has started when it takes calls: that may have to wait for its database. Whether it lives asks nobody else. The kubelet asks by gRPC in
the clear alone. A node that has too much to do answers late: whoever is alone and is withdrawn for that answers nobody.
*/}}
{{- define "deployable.probes" -}}
startupProbe:
  {{- if and .Values.ports.grpc (not .Values.grpcTls.secret) }}
  grpc:
    port: {{ .Values.ports.grpc }}
  {{- else }}
  httpGet:
    path: /livez
    port: http
  {{- end }}
  periodSeconds: 2
  timeoutSeconds: 5
  failureThreshold: 150
readinessProbe:
  httpGet:
    path: /readyz
    port: http
  periodSeconds: 3
  timeoutSeconds: 10
  failureThreshold: 3
livenessProbe:
  httpGet:
    path: /livez
    port: http
  periodSeconds: 10
  timeoutSeconds: 10
  failureThreshold: 6
lifecycle:
  preStop:
    sleep:
      seconds: {{ add .Values.shutdown.withdrawalSeconds (include "deployable.nameSeconds" .) }}
{{- end }}

{{- define "deployable.nameSeconds" -}}
{{ ternary .Values.shutdown.nameSeconds 0 (hasKey .Values.ports "grpc") }}
{{- end }}
