import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '@ideabox/postgres';
import type { ServiceName } from '@ideabox/protos';
import { topicsBook } from '../../services/analytics/src/checks/widget-books.ts';
import { areTopicsCounted } from '../../services/analytics/src/topics/are-topics-counted.ts';
import { settled } from '../import/settled.ts';
import type { Databases } from './comparisons.ts';

const pauseMs = 250;

/** Facts that lie in outboxes, by service; those that have none are left out. */
const unpublished = async (databases: Databases): Promise<Partial<Record<ServiceName, number>>> => {
  const counts = await Promise.all(
    Object.entries(databases).map(async ([service, db]) => {
      const row = await db.one<{ count: number }>(sql`SELECT count(*) AS count FROM outbox`);
      return [service, row?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
};

/** Topics are counted some time after what they count has changed, a minute and more. */
const topicsFollow = async (databases: Databases, timeoutMs: number): Promise<boolean> => {
  const since = new Date();
  const deadline = Date.now() + timeoutMs;
  while (!(await areTopicsCounted(databases.analytics, since))) {
    if (Date.now() > deadline) return false;
    await wait(pauseMs);
  }
  return true;
};

/**
 * Waits until outboxes are empty and consumers have taken what was published, at most `timeoutMs`; where topics
 * are suspected, until these were counted too, at most twice as long.
 * @returns what is still on its way, in a sentence each.
 */
export const awaitInFlight = async (
  databases: Databases,
  natsUrl: string,
  timeoutMs: number,
  suspected: readonly string[] = [],
): Promise<string[]> => {
  const deadline = Date.now() + timeoutMs;
  let lying = await unpublished(databases);
  while (Object.keys(lying).length > 0 && Date.now() < deadline) {
    await wait(pauseMs);
    lying = await unpublished(databases);
  }
  const taken = await settled(natsUrl, Math.max(1_500, deadline - Date.now()));
  const counted = !suspected.includes(topicsBook) || (await topicsFollow(databases, 2 * timeoutMs));
  return [
    ...Object.entries(lying).map(([service, count]) => `${count} facts in the outbox of ${service}`),
    ...(taken ? [] : ['facts that consumers have not taken']),
    ...(counted ? [] : ['what topics come to']),
  ];
};
