import { randomUUID } from 'node:crypto';
import { createBus, type Rebuilt } from '@ideabox/events';
import { createDatabase, type Database, raw, sql } from '@ideabox/postgres';
import { type EventName, type ServiceName, serviceNames } from '@ideabox/protos';
import { createLogger } from '@ideabox/telemetry';
import { bootService, eventually, goldenFact, type TestService } from '@ideabox/testing';
import { headers } from '@nats-io/transport-node';
import { serviceBooks } from '../../scripts/reconcile/service-books.ts';
import { comments } from '../../services/comments/src/service.ts';
import { ideas } from '../../services/ideas/src/service.ts';
import { notifications } from '../../services/notifications/src/service.ts';

const log = createLogger('test', 'silent');
const nobody = '127.0.0.1:1';
const env = {
  ...{ IDENTITY_GRPC_ADDRESS: nobody, IDEAS_GRPC_ADDRESS: nobody, COMMENTS_GRPC_ADDRESS: nobody },
  ...{ CONTENT_GRPC_ADDRESS: nobody, PUBLIC_URL: 'http://ideabox.example' },
  ...{ PUSHER_APP_KEY: 'ideabox', PUSHER_APP_SECRET: 'a secret of the tests alone' },
};
const boots = {
  ideas: () => bootService(ideas, env),
  comments: () => bootService(comments, env),
  notifications: () => bootService(notifications, env),
};

/** How a thing of each kind stands at a revision. */
const standing: Record<string, (revision: number) => object> = {
  'identity.v1.MemberChanged': (revision) => ({ portal_name: `name ${revision}` }),
  'identity.v1.BlockChanged': (revision) => ({ blocked: revision % 2 === 1 }),
  'ideas.v1.CategoryChanged': (revision) => ({ name: `name ${revision}` }),
  'ideas.v1.IdeaChanged': (revision) => ({ name: `name ${revision}` }),
  'ideas.v1.AnswerChanged': (revision) => ({ contents: `contents ${revision}` }),
  'analytics.v1.IdeaPlaced': (revision) => ({ topic_id: revision }),
  'comments.v1.CommentChanged': (revision) => ({ contents: `contents ${revision}` }),
  'comments.v1.DiscussionChanged': (revision) => ({ comment_count: revision }),
  'content.v1.NewsChanged': (revision) => ({ name: `name ${revision}` }),
};

const projections = serviceNames.flatMap((service) =>
  Object.entries(serviceBooks[service].taken).flatMap(([event, kept]) =>
    'table' in kept && 'apply' in kept
      ? [{ service, event: event as EventName, kept: kept as Rebuilt<object> }]
      : [],
  ),
);

const services = new Map<ServiceName, { service: TestService; db: Database }>();
beforeAll(async () => {
  await Promise.all(
    Object.entries(boots).map(async ([name, boot]) => {
      const service = await boot();
      const db = createDatabase({ url: service.databaseUrl, log, poolSize: 2 });
      services.set(name as ServiceName, { service, db });
    }),
  );
  const { idea_id } = goldenFact('comments.v1.DiscussionChanged');
  await services.get('ideas')?.db.pool.query(`
    INSERT INTO categories (search_key, name, status, serial_number, told_status) VALUES ('c', 'c', 'on_air', 1, 'on_air');
    INSERT INTO ideas (id, category_id, author_id, author_role, name, contents)
      OVERRIDING SYSTEM VALUE VALUES (${idea_id}, 1, 'a', 'general', 'n', 'c');
    INSERT INTO standings (idea_id, date_entered) SELECT id, date_entered FROM ideas`);
});
afterAll(async () => {
  for (const { service, db } of services.values()) {
    await db.close();
    await service.stop();
  }
});

test.each(projections)(
  '$service takes $event from the newest to the oldest, each twice, and what is newest stands',
  async ({ service: name, event, kept }) => {
    const { service, db } = services.get(name) as { service: TestService; db: Database };
    const bus = createBus({ url: service.nats.url, name: 'test', log });
    const { js } = await bus.link();
    const { cause: _, ...golden } = goldenFact(event) as { cause?: string };
    const factAt = (revision: number) => ({ ...golden, ...standing[event]?.(revision), revision });
    const [third, second, first, again] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const told: [string, number][] = [
      ...([
        [third, 3],
        [third, 3],
        [second, 2],
        [second, 2],
        [first, 1],
        [first, 1],
      ] as [string, number][]),
      // A stale reader tells the oldest once more, as a fact of its own.
      [again, 1],
    ];
    for (const [id, revision] of told) {
      const meta = headers();
      meta.set('event-id', id);
      await js.publish(`ideabox.${event}`, JSON.stringify(factAt(revision)), { headers: meta });
    }
    await eventually(async () => {
      const { had } = (await db.one<{ had: number }>(
        sql`SELECT count(*) AS had FROM inbox WHERE consumer = ${`${name}-${event}`}`,
      )) ?? { had: 0 };
      expect(had).toBe(4);
    }, 30_000);
    await bus.close();
    const rows = await db.rows(sql`
      SELECT to_jsonb(t) AS row FROM ${raw(kept.table)} AS t WHERE ${raw(kept.revision ?? 'revision')} = 3`);
    expect(rows).toEqual([{ row: expect.objectContaining(kept.expected(factAt(3)) as object) }]);
  },
);
