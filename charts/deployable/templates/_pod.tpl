{{/* What every pod of ours is, whatever it runs, as the policy `restricted` wants it. Of `root` and `account`. */}}
{{- define "deployable.podBasics" -}}
serviceAccountName: {{ .account }}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .root.Values.global.priorityClass }}
priorityClassName: {{ . }}
{{- end }}
{{- with .root.Values.global.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 65532
  runAsGroup: 65532
  seccompProfile:
    type: RuntimeDefault
{{- end }}

{{/* The same of its container, with the deployable's image. */}}
{{- define "deployable.containerBasics" -}}
image: {{ include "deployable.image" . }}
imagePullPolicy: IfNotPresent
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop:
      - ALL
{{- end }}
