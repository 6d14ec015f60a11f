import { createDatabase } from '@ideabox/postgres';
import { serviceNames } from '@ideabox/protos';
import { createLogger } from '@ideabox/telemetry';
import { findDatabases } from '../stack/access.ts';
import type { Databases } from './comparisons.ts';

/** The databases of a running product, for looking at them; of the one that is found where none is named. */
export const openDatabases = (
  urls: Record<string, string> = findDatabases(),
): { databases: Databases; close: () => Promise<void> } => {
  const log = createLogger('reconcile', 'silent');
  const databases = Object.fromEntries(
    serviceNames.map((service) => [
      service,
      createDatabase({ url: urls[`${service.toUpperCase()}_DATABASE_URL`] as string, log, poolSize: 3 }),
    ]),
  ) as Databases;
  return {
    databases,
    close: async () => {
      await Promise.all(Object.values(databases).map((database) => database.close()));
    },
  };
};
