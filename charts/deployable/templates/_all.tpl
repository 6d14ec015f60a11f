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
{{- end }}
