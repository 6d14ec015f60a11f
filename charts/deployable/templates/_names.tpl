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

{{/* A chart gives its own release what that asks for; an older program with it would be a mixture that nobody has tried. */}}
{{- define "deployable.image" -}}
{{- if regexMatch "^[0-9]+\\.[0-9]+\\.[0-9]+$" .Values.tag }}
{{- if semverCompare (printf "<%s" .Chart.AppVersion) .Values.tag }}
{{- fail (printf "%s.tag: the image %s is older than this chart, which is of %s: use that version's chart, or helm rollback" .Chart.Name .Values.tag .Chart.AppVersion) }}
{{- end }}
{{- end }}
{{- required "global.images: where the images are, such as registry.example/ideabox" .Values.global.images }}/{{ .Chart.Name }}:{{ .Values.tag | default .Chart.AppVersion }}
{{- end }}
