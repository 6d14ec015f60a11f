import type { ServiceName } from '@ideabox/protos';
import type { UpstreamName } from '../breakers/create-breakers.ts';
import { touchedBy, upstreamNames } from '../routes/services.ts';

/** Counts the writes that went through this gateway: an answer from before the last one has to be asked for again. */
export type Versions = {
  of: (upstream: UpstreamName) => number;
  /** A write to `service` has come back, or may have happened. */
  wrote: (service: ServiceName) => void;
};

export const createVersions = (): Versions => {
  const versions = Object.fromEntries(upstreamNames.map((name) => [name, 0])) as Record<UpstreamName, number>;
  return {
    of: (upstream) => versions[upstream],
    wrote: (service) => {
      for (const touched of touchedBy[service]) versions[touched] += 1;
    },
  };
};
