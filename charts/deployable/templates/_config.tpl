{{/* Its settings; values may refer to others: {{ .Values.global.siteUrl }}. */}}
{{- define "deployable.settings" -}}
{{- range $name, $value := .Values.settings }}
{{- with tpl (toString $value) $ }}
{{ $name }}: {{ quote . }}
{{- end }}
{{- end }}
{{- end }}

{{- define "deployable.configMap" -}}
apiVersion: v1
kind: ConfigMap
metadata:
  {{- include "deployable.metadata" . | nindent 2 }}
data:
  {{- include "deployable.settings" . | trim | nindent 2 }}
{{- end }}

{{/* Of an existing Secret; nothing where no cluster is asked, as in `helm template`. */}}
{{- define "deployable.secretChecksum" -}}
{{- range .Values.secrets }}
{{- (lookup "v1" "Secret" $.Release.Namespace .).data | toJson }}
{{- end }}
{{- end }}
