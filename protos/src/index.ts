import { fileURLToPath } from 'node:url';

export type { EventName, Events } from './events.ts';

/** Folder that every `.proto` path is relative to. */
export const protoRoot = fileURLToPath(new URL('..', import.meta.url));
