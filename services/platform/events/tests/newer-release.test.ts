import { randomUUID } from 'node:crypto';
import {
  createBus,
  createFactHealth,
  eventMigrations,
  listDeadLetters,
  on,
  startConsumers,
} from '@ideabox/events';
import { createDatabase, type Database } from '@ideabox/postgres';
import type { VoteChanged__Output as VoteChanged } from '@ideabox/protos/ideas/v1/VoteChanged';
import { createLogger, createMetrics } from '@ideabox/telemetry';
import { createTestDatabase, eventually, goldenFact, startNats } from '@ideabox/testing';
import { headers } from '@nats-io/transport-node';

const log = createLogger('test', 'silent');
const vote = goldenFact('ideas.v1.VoteChanged');

let nats: Awaited<ReturnType<typeof startNats>>;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
beforeAll(async () => {
  [nats, database] = await Promise.all([startNats(), createTestDatabase([eventMigrations])]);
  db = createDatabase({ url: database.url, log });
});
afterAll(async () => {
  await db.close();
  await Promise.all([nats.stop(), database.drop()]);
});

/** A service of a release that takes votes, or supports too. */
const startRelease = (takes: 'votes' | 'votes and supports') => {
  const bus = createBus({ url: nats.url, name: 'test', log });
  const votes: VoteChanged[] = [];
  const supports: number[] = [];
  const takeVotes = on('ideas.v1.VoteChanged', async (_, facts) => void votes.push(...facts));
  const takeSupports = on(
    'ideas.v1.SupportChanged',
    async (_, facts) => void supports.push(...facts.map(({ idea_id }) => idea_id)),
  );
  const consumers = startConsumers({
    ...{ service: 'taker', db, bus, log, health: createFactHealth({ log, metrics: createMetrics('test') }) },
    ...{ ackMs: 1_000, retryMs: 5, afterBatch: () => undefined },
    subscriptions: takes === 'votes' ? [takeVotes] : [takeVotes, takeSupports],
  });
  const tell = async (name: string, fact: object) => {
    const { js } = await bus.link();
    const meta = headers();
    meta.set('event-id', randomUUID());
    await js.publish(`ideabox.${name}`, JSON.stringify(fact), { headers: meta });
  };
  const stop = async () => {
    await consumers.stop();
    await bus.close();
  };
  return { bus, votes, supports, tell, stop };
};

test('of a fact from a newer release what is known is taken, and a kind that nobody takes yet is taken after the upgrade, once', async () => {
  const former = startRelease('votes');
  await former.tell('ideas.v1.SupportChanged', { ...goldenFact('ideas.v1.SupportChanged'), idea_id: 7 });
  await former.tell('ideas.v1.MergeChanged', { idea_id: 7, into: { idea_id: 8 } });
  await former.tell('ideas.v1.VoteChanged', {
    ...{ ...vote, type: 'VOTE_TYPE_ENTHUSIASTIC', weight: 3, ballot: { rank: [1, 2] } },
  });
  await eventually(() => expect(former.votes).toEqual([{ ...vote, type: 'VOTE_TYPE_UNSPECIFIED' }]));
  expect(await listDeadLetters(former.bus)).toEqual([]);
  await former.stop();
  const upgraded = startRelease('votes and supports');
  await eventually(() => expect(upgraded.supports).toEqual([7]));
  await upgraded.tell('ideas.v1.VoteChanged', { ...vote, idea_id: 9 });
  await eventually(() => expect(upgraded.votes.map(({ idea_id }) => idea_id)).toEqual([9]));
  await upgraded.stop();
});
