import { randomUUID } from 'node:crypto';
import { createDatabase, type Database, raw, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { eventually } from '@ideabox/testing';
import sharp from 'sharp';
import { bootIdentity } from './boot-identity.ts';
import { everyField } from './profile-fields.ts';

let service: Awaited<ReturnType<typeof bootIdentity>>;
let db: Database;
beforeAll(async () => {
  service = await bootIdentity();
  db = createDatabase({ url: service.databaseUrl, log: createLogger('test', 'silent') });
});
afterAll(async () => {
  await db.close();
  await service.stop();
});

const secrets = Object.values(everyField).filter((value) => typeof value === 'string' && value.length > 3);

/** Someone who has used everything there is. */
const busy = async (id: string) => {
  await service.resolve(id, {
    email: 'busy@example.jp',
    preferred_username: 'busy-login',
    roles: ['supporter'],
  });
  await service.resolve('neighbour');
  const me = await service.as(id, 'supporter');
  await service.http
    .put(`/members/${id}`)
    .set(me)
    .set('Idempotency-Key', randomUUID())
    .send({ ...everyField, hidden_contributor: false })
    .expect(200);
  const file = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer();
  const icon = await service.http
    .put(`/members/${id}/icon`)
    .set(me)
    .set('Content-Type', 'image/png')
    .send(file);
  await service.http.post(`/members/${id}/block_users`).set(me).send({ id: 'neighbour' }).expect(201);
  return { me, src: icon.body.results.user_icon_src.replace('/api/v1', '') as string };
};

/** Every row that is kept of anyone but the neighbour, as text. */
const everythingHeld = async () => {
  const tables = ['members', 'icons', 'blocks', 'idempotency_keys'].map((table) => raw(table));
  const rows = await Promise.all(
    tables.map((table) => db.rows<{ row: string }>(sql`SELECT kept::text AS row FROM ${table} AS kept`)),
  );
  return rows
    .flat()
    .map(({ row }) => row)
    .filter((row) => !row.startsWith('(neighbour,'));
};

test('withdrawing erases all that is personal, tells everyone, and is final', async () => {
  const before = await everythingHeld();
  const { me, src } = await busy('leaver');
  const answer = await service.http
    .delete('/members/leaver')
    .set(me)
    .set('Idempotency-Key', randomUUID())
    .expect(200);
  expect(answer.body).toEqual({ results: { id: 'leaver', status: 'withdrawn' } });

  const held = (await everythingHeld()).filter((row) => !before.includes(row));
  expect(held).toHaveLength(2);
  for (const secret of [...secrets, 'busy', 'neighbour'])
    expect(held.filter((row) => row.includes(String(secret)))).toEqual([]);

  const shown = await service.http.get('/members/leaver').expect(200);
  expect(shown.body.results).toMatchObject({
    ...{ id: null, status: 'withdrawn', portal_name: '', roles: ['general'], user_icon_src: null },
    ...{ website: null, profile: null, date_entered: null, situations: [], hidden: false },
  });
  await service.http.get(src).expect(404);
  expect((await service.http.get('/members?portal_name=みなと').expect(200)).body.results).toEqual([]);

  await eventually(async () => {
    const fact = (await service.changes()).filter(({ member_id }) => member_id === 'leaver').at(-1);
    expect(fact).toMatchObject({
      ...{ status: 'MEMBER_STATUS_WITHDRAWN', portal_name: '', icon_src: '', roles: ['general'] },
      ...{ gender: 'U', age: 'undefined', region: '00', industry: 'U', job_type: 'U' },
    });
    const blocks = (await service.blocks()).filter(({ member_id }) => member_id === 'leaver');
    expect(blocks.at(-1)).toEqual({
      ...{ member_id: 'leaver', blocked_id: 'neighbour', blocked: false, revision: 2 },
    });
  });
  const acts = (await service.acts()).filter(({ entity_id }) => entity_id === 'leaver');
  expect(acts).toEqual([
    {
      ...{ actor_id: 'leaver', actor_role: 'supporter', action: 'member.withdrawn', entity: 'member' },
      ...{ entity_id: 'leaver', reason: '', changes: '', date_entered: expect.any(String) },
    },
  ]);
});

test('the same subject stays refused, and changes nothing any more', async () => {
  const { me } = await busy('refused');
  await service.http.delete('/members/refused').set(me).expect(200);
  const again = await service.resolve('refused', { email: 'new@example.jp', nickname: '新しい名前' });
  expect(again).toMatchObject({ status: 'MEMBER_STATUS_WITHDRAWN', portal_name: '', roles: ['general'] });
  await service.http.delete('/members/refused').set(me).expect(200);
  const { contacts } = await service.rpc.call('ListContacts', { member_ids: ['refused'] });
  expect(contacts).toEqual([]);
  for (const answer of [
    await service.http.put('/members/refused').set(me).send({ city: '港区' }),
    await service.http.get('/members/refused/export').set(me),
    await service.http.post('/members/refused/block_users').set(me).send({ id: 'neighbour' }),
  ])
    expect([answer.status, answer.body.message]).toEqual([404, 'User not found']);
  const nobody = await service.http.get('/me').set(me);
  expect([nobody.status, nobody.body.message]).toEqual([401, 'Signature verification failed']);
  await service.resolve('boss', { roles: ['admin'] });
  const boss = await service.as('boss', 'admin');
  await service.http.put('/members/refused/status').set(boss).send({ status: 'active' }).expect(404);
  await service.http
    .put('/members/refused/roles')
    .set(boss)
    .send({ roles: ['admin'] })
    .expect(404);
  const facts = (await service.changes()).filter(({ member_id }) => member_id === 'refused');
  expect(facts.at(-1)?.revision).toBe(4);
});

test('one who is blocked by others stays blocked, without a name', async () => {
  await service.resolve('blocker');
  await service.resolve('gone');
  const blocker = await service.as('blocker');
  await service.http.post('/members/blocker/block_users').set(blocker).send({ id: 'gone' }).expect(201);
  await service.http
    .delete('/members/gone')
    .set(await service.as('gone'))
    .expect(200);
  const list = await service.http.get('/members/blocker/block_users').set(blocker).expect(200);
  expect(list.body.results).toMatchObject([{ id: null, portal_name: '', status: 'withdrawn' }]);
  await service.http.delete('/members/blocker/block_users/gone').set(blocker).expect(200);
  const anew = await service.http.post('/members/blocker/block_users').set(blocker).send({ id: 'gone' });
  expect(anew.status).toBe(404);
});

test('withdrawing while writing leaves nothing behind', async () => {
  const { me } = await busy('racer');
  const put = (city: string) => service.http.put('/members/racer').set(me).send({ city });
  await Promise.all([
    ...Array.from({ length: 8 }, (_, at) => put(`市${at}`)),
    service.http.delete('/members/racer').set(me).expect(200),
    ...Array.from({ length: 8 }, (_, at) => put(`町${at}`)),
  ]);
  const row = await db.one<{ city: string | null; email: string | null; status: string }>(sql`
    SELECT city, email, status FROM members WHERE id = 'racer'`);
  expect(row).toEqual({ city: null, email: null, status: 'withdrawn' });
});

test.each(['general', 'supporter', 'semi-operator', 'operator', 'admin'])(
  'a %s does not withdraw another',
  async (role) => {
    await service.resolve('stays');
    const answer = await service.http.delete('/members/stays').set(await service.as('stranger', role));
    expect([answer.status, answer.body.message]).toEqual([403, 'Forbidden']);
    expect((await service.resolve('stays')).status).toBe('MEMBER_STATUS_ACTIVE');
  },
);

test('visitors withdraw nobody, and nobody is withdrawn twice', async () => {
  await service.http.delete('/members/stays').expect(401);
  const nobody = await service.http.delete('/members/nobody').set(await service.as('nobody'));
  expect([nobody.status, nobody.body.message]).toEqual([404, 'User not found']);
});

test('what was told of who withdraws is erased, published or not; what was told of others in the same fact stays', async () => {
  const name = 'すぐにいなくなる人';
  const imported = {
    role: 'general',
    gender: 'U',
    age: 'undefined',
    region: '00',
    industry: 'U',
    job_type: 'U',
  };
  const loaded = await service.rpc.call('ImportMembers', {
    members: ['loaded-leaver', 'loaded-stayer'].map((id) => ({
      ...imported,
      ...{
        id,
        portal_name: id === 'loaded-leaver' ? name : 'のこる人',
        date_entered: '2026-01-01T00:00:00Z',
      },
    })),
  });
  expect(loaded).toEqual({ inserted: 2, rejections: [] });
  const me = await service.as('loaded-leaver');
  await service.http.put('/members/loaded-leaver').set(me).send({ occupation: '仕事' }).expect(200);
  const told = async () => {
    const rows = await db.rows<{ text: string; from: string }>(sql`
      SELECT 'log' AS from, payload::text AS text FROM fact_log UNION ALL SELECT 'outbox', payload::text FROM outbox`);
    return { texts: rows.map(({ text }) => text).join('\n'), log: rows.filter(({ from }) => from === 'log') };
  };
  await eventually(async () => expect((await told()).log.map(({ text }) => text).join()).toContain(name));
  await service.http.delete('/members/loaded-leaver').set(me).expect(200);
  const { texts } = await told();
  expect(texts).not.toContain(name);
  expect(texts).toContain('のこる人');
  expect(texts).toContain('MEMBER_STATUS_WITHDRAWN');
});
