import { type ServiceName, serviceNames } from '@ideabox/protos';
import { touchedBy } from '../routes/services.ts';

/** Counts the writes that went through this gateway: an answer from before the last one has to be asked for again. */
export type Versions = {
  of: (service: ServiceName) => number;
  /** A write to `service` has come back, or may have happened. */
  wrote: (service: ServiceName) => void;
};

export const createVersions = (): Versions => {
  const versions = Object.fromEntries(serviceNames.map((name) => [name, 0])) as Record<ServiceName, number>;
  return {
    of: (service) => versions[service],
    wrote: (service) => {
      for (const touched of touchedBy[service]) versions[touched] += 1;
    },
  };
};
