import { applyTold, rebuildProjection, takeLogged } from '@ideabox/events';
import { type EventName, type ServiceName, serviceNames } from '@ideabox/protos';
import { type Databases, owned } from '../reconcile/comparisons.ts';
import { serviceBooks } from '../reconcile/service-books.ts';

/** What came of one kind of fact. */
export type Step = { event: string; applied: number; removed: number };

/** Has the newest of what others tell of taken by a service whose books say how; nobody is told of it. */
export async function* rebuildFromOwners(service: ServiceName, databases: Databases): AsyncGenerator<Step> {
  const db = databases[service];
  for (const [event, kept] of Object.entries(serviceBooks[service].taken)) {
    if ('applyLogged' in kept && kept.applyLogged) {
      const taker = { db, service, event: event as EventName, apply: kept.applyLogged };
      let applied = 0;
      for (const name of serviceNames) applied += await takeLogged(databases[name], taker as never);
      yield { event, applied, removed: 0 };
      continue;
    }
    if (!('apply' in kept && kept.apply)) continue;
    const { owner, told } = owned(event);
    const from = { db: databases[owner], told };
    if ('table' in kept) {
      const counts = await rebuildProjection({ owner: from, keeper: { db, projection: kept } });
      yield { event, ...counts };
    } else {
      const applied = await applyTold(from, { db, apply: kept.apply });
      yield { event, applied, removed: 0 };
    }
  }
}
