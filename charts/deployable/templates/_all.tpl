{{/* All that a deployable is. */}}
{{- define "deployable.all" -}}
{{ include "deployable.serviceAccount" . }}
---
{{ include "deployable.configMap" . }}
---
{{ include "deployable.deployment" . }}
---
{{ include "deployable.service" . }}
{{- if .Values.ports.grpc }}
---
{{ include "deployable.grpcService" . }}
{{- end }}
---
{{ include "deployable.podDisruptionBudget" . }}
{{- if .Values.autoscaling.enabled }}
---
{{ include "deployable.horizontalPodAutoscaler" . }}
{{- end }}
---
{{ include "deployable.networkPolicy" . }}
{{- if .Values.migration.secret }}
---
{{ include "deployable.migration" . }}
{{- end }}
{{- if .Values.test.walks }}
---
{{ include "deployable.test" . }}
{{- end }}
{{- end }}
