{{/* All that a deployable is. */}}
{{- define "deployable.all" -}}
{{- include "deployable.requireSecrets" . }}
{{ include "deployable.serviceAccount" . }}
---
{{ include "deployable.configMap" . }}
---
{{ include "deployable.deployment" . }}
---
{{ include "deployable.service" . }}
{{- if .Values.ports.grpc }}
---
{{ include "deployable.headlessService" (dict "root" . "suffix" "grpc" "port" "grpc" "protocol" (ternary nil "kubernetes.io/h2c" (ne .Values.grpcTls.secret ""))) }}
{{- end }}
{{- if .Values.service.peers }}
---
{{ include "deployable.headlessService" (dict "root" . "suffix" "peers" "port" "http") }}
{{- end }}
{{- if .Values.grpcTls.issuer }}
---
{{ include "deployable.certificate" . }}
{{- end }}
---
{{ include "deployable.podDisruptionBudget" . }}
{{- if .Values.autoscaling.enabled }}
---
{{ include (ternary "deployable.scaledObject" "deployable.horizontalPodAutoscaler" (gt (len .Values.autoscaling.lag.consumers) 0)) . }}
{{- end }}
---
{{ include "deployable.networkPolicy" . }}
{{- if eq .Values.edge.kind "Ingress" }}
---
{{ include "deployable.ingress" . }}
{{- else if eq .Values.edge.kind "HTTPRoute" }}
---
{{ include "deployable.httpRoute" . }}
{{- end }}
{{- if .Values.migration.secret }}
---
{{ include "deployable.migration" . }}
{{- end }}
{{- if .Values.test.walks }}
---
{{ include "deployable.test" . }}
{{- end }}
{{- end }}
