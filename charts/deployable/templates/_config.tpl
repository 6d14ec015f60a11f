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

{{/*
Its pods would wait for a Secret that is not there: that is said before anything begins. Where no cluster is asked, nothing exists; in a
namespace there is always this account.
*/}}
{{- define "deployable.requireSecrets" -}}
{{- if lookup "v1" "ServiceAccount" .Release.Namespace "default" }}
{{- range compact (append .Values.secrets .Values.migration.secret) }}
{{- if not (lookup "v1" "Secret" $.Release.Namespace .) }}
{{- fail (printf "%s: there is no Secret %s in namespace %s" $.Chart.Name . $.Release.Namespace) }}
{{- end }}
{{- end }}
{{- end }}
{{- end }}

{{/* Of an existing Secret; nothing where no cluster is asked, as in `helm template`. */}}
{{- define "deployable.secretChecksum" -}}
{{- range .Values.secrets }}
{{- (lookup "v1" "Secret" $.Release.Namespace .).data | toJson }}
{{- end }}
{{- end }}
