{{/* What selects a deployable's pods: the same whichever release brings them, so that it can be moved from one release to another. */}}
{{- define "deployable.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/part-of: ideabox
{{- end }}

{{- define "deployable.labels" -}}
{{ include "deployable.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "deployable.metadata" -}}
name: {{ .Chart.Name }}
labels:
  {{- include "deployable.labels" . | nindent 2 }}
{{- end }}

{{- define "deployable.image" -}}
{{ required "global.images: where the images are, such as registry.example/ideabox" .Values.global.images }}/{{ .Chart.Name }}:{{ .Values.tag | default .Chart.AppVersion }}
{{- end }}
