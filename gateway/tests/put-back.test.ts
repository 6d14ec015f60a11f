import { createDatabase, sql } from '@ideabox/postgres';
import { migrationsOf } from '@ideabox/service';
import { createLogger } from '@ideabox/telemetry';
import {
  bootService,
  copyTestDatabase,
  createTestDatabase,
  eventually,
  startNats,
  type TestService,
} from '@ideabox/testing';
import { rebuildFromOwners } from '../../scripts/rebuild/rebuild-from-owners.ts';
import { reconcile } from '../../scripts/reconcile/reconcile.ts';
import { comments as commentsService } from '../../services/comments/src/service.ts';
import { identity as identityService } from '../../services/identity/src/service.ts';
import { createServiceDatabases } from './service-databases.ts';

const nobody = '127.0.0.1:1';
const addresses = {
  ...{ CONTENT_GRPC_ADDRESS: nobody, IDEAS_GRPC_ADDRESS: nobody },
  ...{ COMMENTS_GRPC_ADDRESS: nobody, NOTIFICATIONS_GRPC_ADDRESS: nobody },
};

let nats: Awaited<ReturnType<typeof startNats>>;
let product: Awaited<ReturnType<typeof createServiceDatabases>>;
let lost: Awaited<ReturnType<typeof createTestDatabase>>;
let identity: Awaited<ReturnType<typeof startIdentity>>;
let comments: TestService;
const ending: (() => Promise<unknown>)[] = [];

const startIdentity = async (DATABASE_URL: string) => {
  const service = await bootService(identityService, { ...addresses, NATS_URL: nats.url, DATABASE_URL });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= service.stop();
    return stopped;
  };
  ending.push(stop);
  return { ...service, stop };
};

beforeAll(async () => {
  [nats, product, lost] = await Promise.all([
    startNats(),
    createServiceDatabases(),
    createTestDatabase(migrationsOf(identityService)),
  ]);
  comments = await bootService(commentsService, {
    ...{ ...addresses, NATS_URL: nats.url },
    DATABASE_URL: product.env.COMMENTS_DATABASE_URL as string,
  });
});
afterAll(async () => {
  await comments.stop();
  for (const end of ending) await end();
  await Promise.all([nats.stop(), product.drop(), lost.drop()]);
});

const kept = () =>
  product.databases.comments.rows(sql`SELECT id, portal_name, revision FROM members ORDER BY id`);
const expectKept = (members: object[]) =>
  eventually(async () => expect(await kept()).toMatchObject(members), 30_000);
const meet = async (id: string) =>
  expect((await identity.http.get('/me').set(await identity.as(id))).status).toBe(200);
const call = async (portal_name: string) => {
  const headers = await identity.as('a');
  expect((await identity.http.put('/members/a').set(headers).send({ portal_name })).status).toBe(200);
};
const ask = async (path: string) => (await fetch(`http://127.0.0.1:${identity.httpPort}${path}`)).text();

test('a database that is put back says so itself; a rebuild takes what was undone, and nothing of it keeps new facts out', async () => {
  identity = await startIdentity(lost.url);
  await meet('a');
  await expectKept([{ id: 'a', revision: 1 }]);
  await identity.stop();
  const backup = await copyTestDatabase(lost.url);
  ending.push(backup.drop);

  identity = await startIdentity(lost.url);
  await meet('b');
  for (const name of ['二番目', '三番目', '四番目']) await call(name);
  await expectKept([{ portal_name: '四番目', revision: 4 }, { id: 'b' }]);
  expect(await ask('/readyz')).toBe('ok');
  await identity.stop();

  identity = await startIdentity(backup.url);
  await eventually(
    async () => expect(await ask('/readyz')).toMatch(/^ok\nfacts, log: the database was put back/),
    30_000,
  );
  expect(await ask('/metrics')).toMatch(/^facts_troubled\{.*part="log".*\} 1$/m);
  await call('新しい名前');
  const db = createDatabase({ url: backup.url, log: createLogger('test', 'silent'), poolSize: 3 });
  const databases = { ...product.databases, identity: db };
  for await (const { event, removed } of rebuildFromOwners('comments', databases))
    expect(removed).toBe(event === 'identity.v1.MemberChanged' ? 1 : 0);
  expect((await reconcile(['comments'], databases, async () => [])).differences).toEqual([]);
  await db.close();
  await expectKept([{ id: 'a', portal_name: '新しい名前', revision: 2 }]);
  expect(await kept()).toHaveLength(1);
  await call('次の名前');
  await expectKept([{ portal_name: '次の名前', revision: 3 }]);
});
