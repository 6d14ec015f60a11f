{{/* One at a time may go: a drain of a node waits for the others, and never for ever. */}}
{{- define "deployable.podDisruptionBudget" -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  {{- include "deployable.metadata" . | nindent 2 }}
spec:
  maxUnavailable: 1
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels:
      {{- include "deployable.selector" . | nindent 6 }}
{{- end }}

{{/* Up at once, down slowly: whoever holds a socket has to come back by another pod each time. */}}
{{- define "deployable.horizontalPodAutoscaler" -}}
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  {{- include "deployable.metadata" . | nindent 2 }}
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: {{ .Chart.Name }}
  minReplicas: {{ .Values.autoscaling.minReplicas }}
  maxReplicas: {{ .Values.autoscaling.maxReplicas }}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target:
          type: Utilization
          averageUtilization: {{ .Values.autoscaling.cpuPercent }}
  behavior:
    {{- include "deployable.scaling" . | nindent 4 }}
{{- end }}

{{- define "deployable.scaling" -}}
scaleDown:
  stabilizationWindowSeconds: {{ .Values.autoscaling.scaleDown.afterSeconds }}
  policies:
    - type: Pods
      value: 1
      periodSeconds: {{ .Values.autoscaling.scaleDown.everySeconds }}
{{- end }}

{{/* The same by KEDA, which makes the HorizontalPodAutoscaler itself, with the facts that wait for it. */}}
{{- define "deployable.scaledObject" -}}
apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  {{- include "deployable.metadata" . | nindent 2 }}
spec:
  scaleTargetRef:
    name: {{ .Chart.Name }}
  minReplicaCount: {{ .Values.autoscaling.minReplicas }}
  maxReplicaCount: {{ .Values.autoscaling.maxReplicas }}
  advanced:
    horizontalPodAutoscalerConfig:
      behavior:
        {{- include "deployable.scaling" . | nindent 8 }}
  triggers:
    - type: cpu
      metricType: Utilization
      metadata:
        value: {{ quote .Values.autoscaling.cpuPercent }}
    {{- range .Values.autoscaling.lag.consumers }}
    - type: nats-jetstream
      metadata:
        natsServerMonitoringEndpoint: {{ $.Values.autoscaling.lag.monitor }}
        account: $G
        stream: FACTS
        consumer: {{ . }}
        lagThreshold: {{ quote $.Values.autoscaling.lag.facts }}
    {{- end }}
{{- end }}
