export { createLogger, type Logger } from './logger.ts';
export { createMetrics, type Metrics } from './metrics.ts';
export { currentRequestId, newRequestId, withRequestId } from './request-id.ts';
