{{/* What `helm test` runs: a member's walk through the gateway, in a pod with its image. */}}
{{- define "deployable.test" -}}
{{- $name := printf "%s-test" .Chart.Name }}
apiVersion: v1
kind: ServiceAccount
metadata:
  name: {{ $name }}
  {{- include "deployable.testMetadata" (dict "root" . "weight" -1) | nindent 2 }}
automountServiceAccountToken: false
---
apiVersion: v1
kind: ConfigMap
metadata:
  name: {{ $name }}
  {{- include "deployable.testMetadata" (dict "root" . "weight" -1) | nindent 2 }}
data:
  {{- (.Files.Glob "files/*.ts").AsConfig | nindent 2 }}
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ $name }}
  {{- include "deployable.testMetadata" (dict "root" . "weight" -1) | nindent 2 }}
spec:
  podSelector:
    matchLabels:
      {{- include "deployable.testSelector" . | nindent 6 }}
  policyTypes:
    - Ingress
    - Egress
  egress:
    {{- include "deployable.toNames" . | nindent 4 }}
    {{- range list .Chart.Name "identity-provider" }}
    {{- include "deployable.to" (dict "name" . "ports" (list $.Values.ports.http)) | nindent 4 }}
    {{- end }}
---
apiVersion: v1
kind: Pod
metadata:
  name: {{ $name }}
  {{- include "deployable.testMetadata" (dict "root" . "weight" 0) | nindent 2 }}
spec:
  {{- include "deployable.podBasics" (dict "root" . "account" $name) | nindent 2 }}
  restartPolicy: Never
  activeDeadlineSeconds: 240
  containers:
    - name: walk
      {{- include "deployable.containerBasics" . | nindent 6 }}
      command:
        - node
        - /walk/cluster/walk.ts
      env:
        - name: GATEWAY_URL
          value: http://{{ .Chart.Name }}:{{ .Values.ports.http }}
        - name: SITE_URL
          value: {{ .Values.global.siteUrl }}
        {{- with .Values.test.secret }}
        - name: ACCESS_TOKEN
          valueFrom:
            secretKeyRef:
              name: {{ . }}
              key: ACCESS_TOKEN
        {{- else }}
        - name: ISSUER_URL
          value: {{ trimSuffix "/protocol/openid-connect/certs" .Values.global.oidc.jwksUrl }}
        - name: ACCOUNT
          value: operator1
        - name: PASSWORD
          value: ideabox
        {{- end }}
      resources:
        {{- toYaml .Values.resources | nindent 8 }}
      volumeMounts:
        - name: walk
          mountPath: /walk
  volumes:
    - name: walk
      configMap:
        name: {{ $name }}
        items:
          - key: walk.ts
            path: cluster/walk.ts
          - key: log-in.ts
            path: token/log-in.ts
          - key: cookie-jar.ts
            path: token/cookie-jar.ts
          - key: start-failure.ts
            path: command-line/start-failure.ts
{{- end }}

{{- define "deployable.testSelector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}-test
app.kubernetes.io/part-of: ideabox
{{- end }}

{{- define "deployable.testMetadata" -}}
labels:
  {{- include "deployable.testSelector" .root | nindent 2 }}
annotations:
  helm.sh/hook: test
  helm.sh/hook-weight: {{ quote .weight }}
  helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
  helm.sh/hook-output-log-policy: hook-failed
{{- end }}
