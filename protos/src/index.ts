import { fileURLToPath } from 'node:url';

export type { EventName, Events } from './events.ts';
export { type Caller, callers, type ServiceName, serviceNames } from './parts.ts';

/** Folder that every `.proto` path is relative to. */
export const protoRoot = fileURLToPath(new URL('..', import.meta.url));
