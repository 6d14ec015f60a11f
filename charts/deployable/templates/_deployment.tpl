{{- define "deployable.deployment" -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  {{- include "deployable.metadata" . | nindent 2 }}
spec:
  {{- if and .Values.replicas (not .Values.autoscaling.enabled) }}
  replicas: {{ .Values.replicas }}
  {{- end }}
  revisionHistoryLimit: 3
  strategy:
    rollingUpdate:
      maxUnavailable: 0
      maxSurge: 1
  selector:
    matchLabels:
      {{- include "deployable.selector" . | nindent 6 }}
  template:
    metadata:
      labels:
        {{- include "deployable.labels" . | nindent 8 }}
      annotations:
        checksum/settings: {{ include "deployable.settings" . | sha256sum }}
        checksum/secrets: {{ include "deployable.secretChecksum" . | sha256sum }}
    spec:
      {{- include "deployable.pod" . | nindent 6 }}
{{- end }}

{{- define "deployable.pod" -}}
{{ include "deployable.podBasics" (dict "root" . "account" .Chart.Name) }}
terminationGracePeriodSeconds: {{ add .Values.shutdown.graceSeconds (include "deployable.nameSeconds" .) }}
topologySpreadConstraints:
  {{- range list "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
  - topologyKey: {{ . }}
    maxSkew: 1
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "deployable.selector" $ | nindent 8 }}
  {{- end }}
containers:
  - name: {{ .Chart.Name }}
    {{- include "deployable.containerBasics" . | nindent 4 }}
    envFrom:
      - configMapRef:
          name: {{ .Chart.Name }}
      {{- range .Values.secrets }}
      - secretRef:
          name: {{ . }}
      {{- end }}
    ports:
      {{- range $name, $port := .Values.ports }}
      - name: {{ $name }}
        containerPort: {{ $port }}
      {{- end }}
    {{- include "deployable.probes" . | nindent 4 }}
    resources:
      {{- toYaml .Values.resources | nindent 6 }}
    {{- if .Values.grpcTls.secret }}
    env:
      {{- range $variable, $file := dict "CERT" "tls.crt" "KEY" "tls.key" "CA" "ca.crt" }}
      - name: GRPC_TLS_{{ $variable }}
        value: /tls/{{ $file }}
      {{- end }}
    {{- end }}
    volumeMounts:
      - name: tmp
        mountPath: /tmp
      {{- with .Values.kept.path }}
      - name: kept
        mountPath: {{ . }}
      {{- end }}
      {{- if .Values.grpcTls.secret }}
      - name: tls
        mountPath: /tls
        readOnly: true
      {{- end }}
volumes:
  - name: tmp
    emptyDir:
      sizeLimit: 256Mi
  {{- if .Values.kept.path }}
  - name: kept
    {{- if .Values.kept.claim }}
    persistentVolumeClaim:
      claimName: {{ .Values.kept.claim }}
    {{- else }}
    emptyDir:
      sizeLimit: {{ .Values.kept.size }}
    {{- end }}
  {{- end }}
  {{- with .Values.grpcTls.secret }}
  - name: tls
    secret:
      secretName: {{ . }}
  {{- end }}
{{- end }}
