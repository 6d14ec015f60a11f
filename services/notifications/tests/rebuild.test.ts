import { sql } from '@ideabox/postgres';
import { bootService, eventually } from '@ideabox/testing';
import { ideas as ideasService } from '../../ideas/src/service.ts';
import { identity as identityService } from '../../identity/src/service.ts';
import { notifications } from '../src/service.ts';
import { app, bootNotifications } from './boot.ts';

test('what decides who is told what is read anew from its owners, and nobody is told of it', async () => {
  const nobody = app.CONTENT_GRPC_ADDRESS;
  const ideas = await bootService(ideasService, { CONTENT_GRPC_ADDRESS: nobody });
  const shared = { NATS_URL: ideas.nats.url, PASSPORT_PUBLIC_KEY: ideas.passports.publicKey };
  const identity = await bootService(identityService, {
    ...shared,
    ...{ CONTENT_GRPC_ADDRESS: nobody, IDEAS_GRPC_ADDRESS: nobody },
    ...{ COMMENTS_GRPC_ADDRESS: nobody, NOTIFICATIONS_GRPC_ADDRESS: nobody },
  });
  const owners = {
    ...shared,
    ...{ IDEAS_GRPC_ADDRESS: ideas.grpcAddress, IDENTITY_GRPC_ADDRESS: identity.grpcAddress },
  };
  const service = await bootNotifications(owners);
  const tables = ['members', 'blocks', 'ideas'];
  const state = () => Promise.all(tables.map((table) => service.rows(table)));
  const done = async () => (await service.rows('rebuilds')).filter((row) => row.done_at !== null).length;
  /** Starts it once more, as a release that asks for everything anew does. */
  const again = async (until: () => Promise<void>) => {
    await service.db.run(sql`UPDATE rebuilds SET done_at = NULL`);
    const { databaseUrl } = service;
    const release = await bootService(notifications, { ...app, ...owners, DATABASE_URL: databaseUrl });
    await eventually(until).finally(release.stop);
  };
  try {
    // What the migration asked for was done at the start.
    await eventually(async () => expect(await done()).toBe(4));
    for (const id of ['a', 'b'])
      expect((await identity.http.get('/me').set(await ideas.as(id))).status).toBe(200);
    const blocked = await identity.http
      .post('/members/a/block_users')
      .set(await ideas.as('a'))
      .send({ id: 'b' });
    expect(blocked.status).toBe(201);
    const category = await ideas.http
      .post('/categories')
      .set(await ideas.as('admin', 'admin'))
      .send({ name: '学び', search_key: 'manabi', status: 'on_air', serial_number: 1 });
    await ideas.http
      .post('/ideas')
      .set(await ideas.as('a'))
      .send({ name: '案', contents: '中身', category: category.body.results.id });
    await eventually(async () => expect((await state()).map((rows) => rows.length)).toEqual([2, 1, 1]));
    await eventually(async () => {
      const open = (await service.rows('broadcasts')).map((row) => row.done_at === null);
      expect(open).toEqual([false]);
    });
    const before = await state();
    const told = await service.rows('notifications');
    for (const table of ['members', 'blocks', 'ideas', 'categories'])
      await service.db.run(
        table === 'members' ? sql`DELETE FROM members` : sql`TRUNCATE blocks, ideas, categories`,
      );
    await again(async () => expect(await done()).toBe(4));
    expect(await state()).toEqual(before);
    expect(await service.rows('categories')).toMatchObject([{ name: '学び', status: 'on_air' }]);
    expect(await service.rows('notifications')).toEqual(told);
    await ideas.stop();
    await again(async () => expect(await done()).toBe(1));
    expect(await service.rows('rebuilds')).toMatchObject([
      { source: 'blocks', done_at: expect.any(Date) },
      ...['categories', 'ideas', 'members'].map((source) => ({ source, done_at: null })),
    ]);
  } finally {
    await service.stop();
    await identity.stop();
  }
});
