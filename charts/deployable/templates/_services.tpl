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

{{/* Without an address of its own: callers learn of every pod and go round. */}}
{{- define "deployable.grpcService" -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ .Chart.Name }}-grpc
  labels:
    {{- include "deployable.labels" . | nindent 4 }}
spec:
  clusterIP: None
  selector:
    {{- include "deployable.selector" . | nindent 4 }}
  ports:
    - name: grpc
      port: {{ .Values.ports.grpc }}
      targetPort: grpc
      appProtocol: kubernetes.io/h2c
{{- end }}

{{- define "deployable.serviceAccount" -}}
apiVersion: v1
kind: ServiceAccount
metadata:
  {{- include "deployable.metadata" . | nindent 2 }}
automountServiceAccountToken: false
{{- end }}
