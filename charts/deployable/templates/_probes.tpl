{{/*
It has started when it takes calls: that may have to wait for its database. Whether it lives asks nobody else. The kubelet asks by gRPC in
the clear alone.
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
  timeoutSeconds: 3
  failureThreshold: 2
livenessProbe:
  httpGet:
    path: /livez
    port: http
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
lifecycle:
  preStop:
    sleep:
      seconds: {{ .Values.shutdown.withdrawalSeconds }}
{{- end }}
