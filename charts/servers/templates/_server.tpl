{{/*
A server with a volume: its Service, its StatefulSet, its policy. Of `name` and `root`, `port`, `configAt` (where the keys of its Secret are
files), `environment`, `probe`.
*/}}
{{- define "servers.labels" -}}
app.kubernetes.io/name: {{ .name }}
app.kubernetes.io/part-of: ideabox
{{- end }}

{{- define "servers.server" -}}
{{- $values := index .root.Values .name -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ .name }}
  labels:
    {{- include "servers.labels" . | nindent 4 }}
spec:
  selector:
    {{- include "servers.labels" . | nindent 4 }}
  ports:
    - name: {{ .name }}
      port: {{ .port }}
      targetPort: server
---
apiVersion: apps/v1
kind: StatefulSet
metadata:
  name: {{ .name }}
  labels:
    {{- include "servers.labels" . | nindent 4 }}
spec:
  serviceName: {{ .name }}
  selector:
    matchLabels:
      {{- include "servers.labels" . | nindent 6 }}
  template:
    metadata:
      labels:
        {{- include "servers.labels" . | nindent 8 }}
    spec:
      automountServiceAccountToken: false
      enableServiceLinks: false
      terminationGracePeriodSeconds: 60
      securityContext:
        runAsNonRoot: true
        runAsUser: 65532
        runAsGroup: 65532
        fsGroup: 65532
        # Else each start makes all files the group's, and Postgres refuses its own.
        fsGroupChangePolicy: OnRootMismatch
        seccompProfile:
          type: RuntimeDefault
      containers:
        - name: {{ .name }}
          image: {{ $values.image | default (printf "%s/%s:%s" .root.Values.global.images .name .root.Chart.AppVersion) }}
          imagePullPolicy: IfNotPresent
          args:
            {{- toYaml $values.arguments | nindent 12 }}
          {{- with .environment }}
          env:
            {{- toYaml . | nindent 12 }}
          {{- end }}
          ports:
            - name: server
              containerPort: {{ .port }}
          startupProbe:
            {{- toYaml .probe | nindent 12 }}
            periodSeconds: 2
            failureThreshold: 150
          readinessProbe:
            {{- toYaml .probe | nindent 12 }}
            periodSeconds: 5
          resources:
            requests:
              cpu: 50m
              memory: 128Mi
            limits:
              cpu: "1"
              memory: 768Mi
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities:
              drop:
                - ALL
          volumeMounts:
            - name: data
              mountPath: /data
            - name: tmp
              mountPath: /tmp
            - name: config
              mountPath: {{ .configAt }}
              readOnly: true
      volumes:
        - name: tmp
          emptyDir: {}
        - name: config
          secret:
            secretName: ideabox-{{ .name }}
  volumeClaimTemplates:
    - metadata:
        name: data
      spec:
        accessModes:
          - ReadWriteOnce
        resources:
          requests:
            storage: {{ $values.storage }}
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ .name }}
  labels:
    {{- include "servers.labels" . | nindent 4 }}
spec:
  podSelector:
    matchLabels:
      {{- include "servers.labels" . | nindent 6 }}
  policyTypes:
    - Ingress
    - Egress
  ingress:
    - from:
        {{- range .callers }}
        - podSelector:
            matchLabels:
              app.kubernetes.io/name: {{ . }}
              app.kubernetes.io/part-of: ideabox
        {{- end }}
      ports:
        - port: {{ .port }}
{{- end }}
