{{/* Rules for the pods of others of the product, by their names. */}}
{{- define "deployable.peer" -}}
- podSelector:
    matchLabels:
      app.kubernetes.io/name: {{ .name }}
      app.kubernetes.io/part-of: ideabox
{{- end }}

{{/* Who may come, to which port, and where it may go; names of hosts are asked of the cluster. */}}
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
    {{- range .Values.network.to }}
    - to:
        {{- include "deployable.peer" . | nindent 8 }}
      ports:
        {{- range .ports }}
        - port: {{ . }}
        {{- end }}
    {{- end }}
    {{- with .Values.network.egress }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
{{- end }}
