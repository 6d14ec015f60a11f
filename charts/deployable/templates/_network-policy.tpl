{{/* Rules for the pods of others of the product, by their names. */}}
{{- define "deployable.peer" -}}
- podSelector:
    matchLabels:
      app.kubernetes.io/name: {{ .name }}
      app.kubernetes.io/part-of: ideabox
{{- end }}

{{- define "deployable.to" -}}
- to:
    {{- include "deployable.peer" . | nindent 4 }}
  ports:
    {{- range .ports }}
    - port: {{ . }}
    {{- end }}
{{- end }}

{{/* To the cluster's names of hosts. */}}
{{- define "deployable.toNames" -}}
- to:
    - namespaceSelector:
        matchLabels:
          kubernetes.io/metadata.name: kube-system
      podSelector:
        matchLabels:
          k8s-app: kube-dns
  ports:
    - port: 53
      protocol: UDP
    - port: 53
      protocol: TCP
{{- end }}

{{/* Who may come, to which port, and where it may go. */}}
{{- define "deployable.networkPolicy" -}}
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  {{- include "deployable.metadata" . | nindent 2 }}
spec:
  podSelector:
    matchLabels:
      {{- include "deployable.selector" . | nindent 6 }}
  policyTypes:
    - Ingress
    - Egress
  ingress:
    {{- range .Values.network.from }}
    - from:
        {{- include "deployable.peer" . | nindent 8 }}
      ports:
        {{- range .ports }}
        - port: {{ . }}
        {{- end }}
    {{- end }}
    {{- with .Values.network.ingress }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
  egress:
    {{- include "deployable.toNames" . | nindent 4 }}
    {{- range .Values.network.to }}
    {{- include "deployable.to" . | nindent 4 }}
    {{- end }}
    {{- with .Values.network.egress }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
{{- end }}
