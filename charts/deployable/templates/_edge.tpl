{{/* The host of the site's address. */}}
{{- define "deployable.host" -}}
{{ (urlParse .Values.global.siteUrl).host | splitList ":" | first }}
{{- end }}

{{/* The way in from outside, by an ingress controller. */}}
{{- define "deployable.ingress" -}}
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  {{- include "deployable.metadata" . | nindent 2 }}
  {{- with .Values.edge.annotations }}
  annotations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
spec:
  {{- with .Values.edge.ingressClass }}
  ingressClassName: {{ . }}
  {{- end }}
  {{- with .Values.edge.tlsSecret }}
  tls:
    - secretName: {{ . }}
      hosts:
        - {{ include "deployable.host" $ }}
  {{- end }}
  rules:
    - host: {{ include "deployable.host" . }}
      http:
        paths:
          - path: /
            pathType: Prefix
            backend:
              service:
                name: {{ .Chart.Name }}
                port:
                  name: http
{{- end }}

{{/* The same by a Gateway. Sockets stay open, so no rule ends a request by a clock. */}}
{{- define "deployable.httpRoute" -}}
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata:
  {{- include "deployable.metadata" . | nindent 2 }}
spec:
  parentRefs:
    - {{- toYaml .Values.edge.gateway | nindent 6 }}
  hostnames:
    - {{ include "deployable.host" . }}
  rules:
    - backendRefs:
        - name: {{ .Chart.Name }}
          port: {{ .Values.ports.http }}
{{- end }}
