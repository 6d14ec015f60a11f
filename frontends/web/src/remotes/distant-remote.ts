import type { RemoteDescriptor } from '@ideabox/contract';
import type { Logger } from 'pino';
import { descriptorSchema } from './descriptor-schema.ts';

const deadlineMs = 2000;
const freshMs = 30_000;

/** A remote released elsewhere: asked for at most every 30 s; when it does not answer, the last answer holds. */
export function distantRemote(
  name: string,
  url: string,
  log: Logger,
): () => Promise<RemoteDescriptor | null> {
  let known: RemoteDescriptor | null = null;
  let askedAt = 0;
  return async () => {
    if (Date.now() - askedAt < freshMs) return known;
    askedAt = Date.now();
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(deadlineMs) });
      const descriptor = descriptorSchema.parse(await response.json());
      known = { ...descriptor, name, entry: new URL(descriptor.entry, url).href };
    } catch (error) {
      log.warn({ err: error, remote: name }, 'remote did not describe itself');
    }
    return known;
  };
}
