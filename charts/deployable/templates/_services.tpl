{{- define "deployable.service" -}}
apiVersion: v1
kind: Service
metadata:
  {{- include "deployable.metadata" . | nindent 2 }}
spec:
  type: {{ .Values.service.type }}
  selector:
    {{- include "deployable.selector" . | nindent 4 }}
  ports:
    {{- range $name, $port := omit .Values.ports "grpc" "metrics" }}
    - name: {{ $name }}
      port: {{ $port }}
      targetPort: {{ $name }}
    {{- end }}
{{- end }}

{{/* Without an address of its own: callers learn of every pod and go round. Of `root`, `suffix`, `port` by its name, and `protocol`. */}}
{{- define "deployable.headlessService" -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ .root.Chart.Name }}-{{ .suffix }}
  labels:
    {{- include "deployable.labels" .root | nindent 4 }}
spec:
  clusterIP: None
  selector:
    {{- include "deployable.selector" .root | nindent 4 }}
  ports:
    - name: {{ .port }}
      port: {{ index .root.Values.ports .port }}
      targetPort: {{ .port }}
      {{- with .protocol }}
      appProtocol: {{ . }}
      {{- end }}
{{- end }}

{{- define "deployable.serviceAccount" -}}
apiVersion: v1
kind: ServiceAccount
metadata:
  {{- include "deployable.metadata" . | nindent 2 }}
automountServiceAccountToken: false
{{- end }}
