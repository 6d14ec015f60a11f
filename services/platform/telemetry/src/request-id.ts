import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const storage = new AsyncLocalStorage<string>();

/** The id of the request that is being served, wherever it entered the system; undefined outside of one. */
export const currentRequestId = (): string | undefined => storage.getStore();

/** Runs `work` so that everything it logs, calls and publishes carries `requestId`. */
export const withRequestId = <T>(requestId: string, work: () => T): T => storage.run(requestId, work);

export const newRequestId = (): string => randomUUID();
