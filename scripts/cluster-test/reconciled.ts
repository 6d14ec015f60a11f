import { serviceNames } from '@ideabox/protos';
import { awaitInFlight } from '../reconcile/in-flight.ts';
import { openDatabases } from '../reconcile/open-databases.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { sentenceOf } from '../reconcile/sentence.ts';
import type { Site } from './site.ts';

const patienceMs = 60_000;

/** What `npm run reconcile` finds. @throws where books differ */
export const reconciled = (site: Site): Promise<string> =>
  site.withBooks(async ({ nats, databases: urls }) => {
    const { databases, close } = openDatabases(urls);
    try {
      const { books, differences, inFlight } = await reconcile(serviceNames, databases, (suspected) =>
        awaitInFlight(databases, nats, patienceMs, suspected),
      );
      if (differences.length + inFlight.length > 0)
        throw new Error([...differences.map(sentenceOf), ...inFlight].join('; '));
      return `0 differences in ${books} books`;
    } finally {
      await close();
    }
  });
