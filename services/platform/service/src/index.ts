export { type Alarm, createAlarm } from './alarm.ts';
export { type Base, defineService, type ServiceDefinition } from './definition.ts';
export { runService } from './run-service.ts';
export { migrationsOf, type RunningService, startService } from './start-service.ts';
export { startWorker } from './start-worker.ts';
