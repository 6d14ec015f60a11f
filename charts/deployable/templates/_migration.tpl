{{/*
Brings the database up to date. With an install it is one of the release's objects: the pods wait until it is done, and it may have to
wait for a Postgres of the same release. Before an upgrade it is a hook, with the new image: where it fails, nothing is released.
*/}}
{{- define "deployable.migration" -}}
{{- $name := printf "%s-migrate" .Chart.Name }}
apiVersion: v1
kind: ServiceAccount
metadata:
  name: {{ $name }}
  {{- include "deployable.migrationMetadata" (dict "root" . "weight" -2) | nindent 2 }}
automountServiceAccountToken: false
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ $name }}
  {{- include "deployable.migrationMetadata" (dict "root" . "weight" -2) | nindent 2 }}
spec:
  podSelector:
    matchLabels:
      {{- include "deployable.migrationSelector" . | nindent 6 }}
  policyTypes:
    - Ingress
    - Egress
  egress:
    {{- include "deployable.toNames" . | nindent 4 }}
    {{- range .Values.network.to }}
    {{- if eq .name "postgres" }}
    {{- include "deployable.to" . | nindent 4 }}
    {{- end }}
    {{- end }}
    {{- with .Values.network.egress }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
---
{{- $pod := include "deployable.migrationPod" . }}
apiVersion: batch/v1
kind: Job
metadata:
  # A Job cannot be changed: another pod is another Job.
  name: {{ $name }}-{{ sha256sum $pod | trunc 8 }}
  {{- include "deployable.migrationMetadata" (dict "root" . "weight" -1) | nindent 2 }}
spec:
  backoffLimit: 1
  activeDeadlineSeconds: 900
  ttlSecondsAfterFinished: 86400
  template:
    metadata:
      labels:
        {{- include "deployable.migrationSelector" . | nindent 8 }}
    spec:
      {{- $pod | nindent 6 }}
{{- end }}

{{/* Not the deployable's own: nobody calls these pods, and they do not count as its. */}}
{{- define "deployable.migrationSelector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}-migrate
app.kubernetes.io/part-of: ideabox
{{- end }}

{{- define "deployable.migrationMetadata" -}}
labels:
  {{- include "deployable.migrationSelector" .root | nindent 2 }}
{{- if .root.Release.IsUpgrade }}
annotations:
  helm.sh/hook: pre-upgrade
  helm.sh/hook-weight: {{ quote .weight }}
  helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
  helm.sh/hook-output-log-policy: hook-failed
{{- end }}
{{- end }}

{{- define "deployable.migrationPod" -}}
{{ include "deployable.podBasics" (dict "root" . "account" (printf "%s-migrate" .Chart.Name)) }}
restartPolicy: Never
containers:
  - name: migrate
    {{- include "deployable.containerBasics" . | nindent 4 }}
    args:
      - migrate
    env:
      - name: DATABASE_URL
        valueFrom:
          secretKeyRef:
            name: {{ .Values.migration.secret }}
            key: DATABASE_URL
    resources:
      {{- $little := dict "requests" (dict "cpu" "10m") }}
      {{- mergeOverwrite (deepCopy .Values.resources) $little | toYaml | nindent 6 }}
{{- end }}
