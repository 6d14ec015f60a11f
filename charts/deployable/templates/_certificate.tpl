{{/* Of its RPCs: what it serves them with, and what it calls others with. */}}
{{- define "deployable.certificate" -}}
apiVersion: cert-manager.io/v1
kind: Certificate
metadata:
  {{- include "deployable.metadata" . | nindent 2 }}
spec:
  secretName: {{ .Values.grpcTls.secret }}
  issuerRef:
    name: {{ .Values.grpcTls.issuer }}
    kind: Issuer
  commonName: {{ .Chart.Name }}
  dnsNames:
    - {{ .Chart.Name }}-grpc
    - {{ .Chart.Name }}-grpc.{{ .Release.Namespace }}.svc
  usages:
    - server auth
    - client auth
  duration: 720h
  renewBefore: 240h
  privateKey:
    algorithm: ECDSA
    size: 256
    rotationPolicy: Always
{{- end }}
