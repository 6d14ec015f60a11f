import { AsyncLocalStorage } from 'node:async_hooks';

/** What was asked for is wanted no more: who asked has gone. */
export class CallerGone extends Error {
  override name = 'CallerGone';
}

const storage = new AsyncLocalStorage<AbortSignal | undefined>();

/** Aborted, with a CallerGone, when nobody waits any more for what is done now; undefined where it is done whoever waits. */
export const callerSignal = (): AbortSignal | undefined => storage.getStore();

/** Does what is wanted only as long as its caller waits. */
export const whileWanted = <T>(signal: AbortSignal, work: () => T): T => storage.run(signal, work);

/** Does within such work what others rely on, too. */
export const whoeverWaits = <T>(work: () => T): T => storage.run(undefined, work);
