import type { ServiceName } from '@ideabox/protos';
import type pg from 'pg';
import { StartFailure } from '../../command-line/start-failure.ts';
import { openClients } from '../../import/clients.ts';
import { settled } from '../../import/settled.ts';
import { accessOf } from '../../stack/access.ts';
import { databaseUrl } from '../../stack/servers/databases.ts';
import type { Stack } from '../../stack/stack.ts';
import { categories } from './categories.ts';
import { fillAnalytics } from './fill-analytics.ts';
import { fillComments } from './fill-comments.ts';
import { fillIdeas } from './fill-ideas.ts';
import { fillIdentity } from './fill-members.ts';
import { fillNotifications } from './fill-notifications.ts';
import { inSession } from './in-session.ts';
import { functions, plan, type StressSize, sizeOf } from './plan.ts';
import { giveTexts } from './texts.ts';

type Fill = (client: pg.Client, size: StressSize) => Promise<void>;

/** Two at a time, of about the same work. */
const lanes: [ServiceName, Fill][][] = [
  [
    ['identity', fillIdentity],
    ['ideas', fillIdeas],
  ],
  [
    ['comments', fillComments],
    ['notifications', fillNotifications],
    ['analytics', fillAnalytics],
  ],
];

/** Everyone learns of the categories as they do of any. @returns the ids of those that have the ideas */
async function makeCategories({ wiring }: Stack): Promise<number[]> {
  const clients = openClients(await accessOf(wiring));
  try {
    await clients.ideas.call('ImportCategories', { categories, steppers: [] });
  } finally {
    clients.close();
  }
  if (!(await settled(wiring.servers.nats)))
    throw new StartFailure('The categories did not reach every service within two minutes.');
  const ids: number[] = [];
  const url = databaseUrl(wiring.servers.postgres, `${wiring.databasePrefix}_ideas`);
  await inSession(url, async (client) => {
    const { rows } = await client.query<{ id: string }>('SELECT id FROM categories ORDER BY serial_number');
    ids.push(...rows.map(({ id }) => Number(id)));
  });
  return ids;
}

/**
 * Fills the databases of a stack whose services hold nothing yet, inside Postgres: what would take a day through the API
 * takes minutes. Nothing is told by events; every service is given what it would have learnt from them.
 */
export async function loadStress(stack: Stack, scale: number): Promise<void> {
  const { wiring } = stack;
  const ids = await makeCategories(stack);
  const size = sizeOf(scale, new Date().toISOString());
  const fillOne = async (service: ServiceName, fill: Fill) => {
    const began = performance.now();
    await inSession(
      databaseUrl(wiring.servers.postgres, `${wiring.databasePrefix}_${service}`),
      async (client) => {
        await client.query(functions(size));
        await client.query(plan(size, ids));
        await giveTexts(client);
        await fill(client, size);
      },
    );
    console.log(`  ${service} filled in ${Math.round((performance.now() - began) / 1_000)} s`);
  };
  await Promise.all(
    lanes.map(async (lane) => {
      for (const [service, fill] of lane) await fillOne(service, fill);
    }),
  );
}
