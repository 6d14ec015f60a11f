import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '@ideabox/postgres';
import { serviceNames } from '@ideabox/protos';
import { quantile } from '../../bench/statistics.ts';
import { comparePushes, type PushReport } from '../../faults/judge/compare-pushes.ts';
import { compareRecord, type Violations } from '../../faults/judge/compare-record.ts';
import { awaitInFlight } from '../../reconcile/in-flight.ts';
import { openDatabases } from '../../reconcile/open-databases.ts';
import { type Report, reconcile } from '../../reconcile/reconcile.ts';
import { findDatabases } from '../../stack/access.ts';
import { findRunningStack } from '../../stack/running-stack.ts';
import type { RunRecord } from '../record/read-record.ts';
import { asAttempts } from './as-attempts.ts';

const patienceMs = 120_000;
/** A push may take as long as it is given by whoever compares them. */
const lateMs = 3_000;

/** What the site's own books say to what the run has seen. */
export interface Books {
  accepted: number;
  violations: Violations;
  reconciled: Report;
  pushes: PushReport & { p99: number };
}

/** How long pushes took from when their notification was made. */
async function delaysOf(
  { notifications }: ReturnType<typeof openDatabases>['databases'],
  { pushes }: Pick<RunRecord, 'pushes'>,
): Promise<number[]> {
  const ids = [...new Set(pushes.map(({ notification }) => notification))];
  const rows = await notifications.rows<{ id: number; at: Date }>(
    sql`SELECT id, date_entered AS at FROM notifications WHERE id = ANY(${ids}::bigint[])`,
  );
  const madeAt = new Map(rows.map(({ id, at }) => [id, at.getTime()]));
  return pushes.flatMap(({ notification, at }) => {
    const made = madeAt.get(notification);
    return made === undefined ? [] : [at - made];
  });
}

const socketsOf = ({ sockets, pushes }: Pick<RunRecord, 'sockets' | 'pushes'>) => {
  const bySocket = Map.groupBy(pushes, ({ socket }) => socket);
  return sockets.map(({ socket, member, from, until }) => ({
    ...{ member, spans: [{ from, until }], close: () => undefined },
    pushed: (bySocket.get(socket) ?? []).map(({ notification }) => notification),
  }));
};

/** Where the databases and the NATS of a site are. */
export interface BooksPlace {
  nats: string;
  /** By the names of variables: `IDEAS_DATABASE_URL`. */
  databases: Record<string, string>;
}

/** Where the databases of this site are at hand: the local product's are, and those that the environment names. */
export function findBooks(origin: string): BooksPlace | undefined {
  const local = findRunningStack();
  const nats = process.env.NATS_URL || local?.addresses.NATS_URL;
  const isNamed = serviceNames.every((name) => process.env[`${name.toUpperCase()}_DATABASE_URL`]);
  if (!nats || (local?.origin !== origin && !isNamed)) return undefined;
  return { nats, databases: findDatabases() };
}

export async function lookAtBooks(
  place: BooksPlace,
  record: Pick<RunRecord, 'writes' | 'sockets' | 'pushes'>,
  beganAt: number,
): Promise<Books> {
  const { databases, close } = openDatabases(place.databases);
  try {
    const reconciled = await reconcile(serviceNames, databases, (suspected) =>
      awaitInFlight(databases, place.nats, patienceMs, suspected),
    );
    await wait(lateMs);
    const attempts = asAttempts(record.writes);
    const delays = await delaysOf(databases, record);
    return {
      accepted: attempts.filter(({ outcome }) => outcome === 'done').length,
      violations: await compareRecord(databases, attempts),
      reconciled,
      pushes: {
        ...(await comparePushes(databases, socketsOf(record), beganAt)),
        p99: delays.length > 0 ? quantile(delays, 0.99) : 0,
      },
    };
  } finally {
    await close();
  }
}
