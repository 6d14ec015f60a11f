import { bootService, eventually, publishedFacts, startServiceProcess } from '@ideabox/testing';
import supertest from 'supertest';
import { ideas as definition } from '../src/service.ts';

const app = { CONTENT_GRPC_ADDRESS: '127.0.0.1:1', PUBLIC_URL: 'http://ideabox.example' };

/** Has a process believe that it is so much later. */
const laterBy = (ms: number) => {
  const code = `const Real = Date; globalThis.Date = class extends Real {
    constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + ${ms}); }
    static now() { return Real.now() + ${ms}; }
  };`;
  return { NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(code)}"` };
};

test('two replicas whose clocks are five minutes ahead and behind: members’ calls go on, and what the clock closes is told once', async () => {
  const own = await bootService(definition, app);
  const { databaseUrl, nats, passports } = own;
  const shared = {
    ...app,
    DATABASE_URL: databaseUrl,
    NATS_URL: nats.url,
    PASSPORT_PUBLIC_KEY: passports.publicKey,
  };
  const replicas = await Promise.all(
    [300_000, -300_000].map((ms) =>
      startServiceProcess('ideas', { ...shared, ...laterBy(ms), PATH: process.env.PATH ?? '' }),
    ),
  );
  try {
    const until = new Date(Date.now() + 4_000).toISOString();
    const made = await own.http
      .post('/categories')
      .set(await own.as('op', 'operator'))
      .send({ name: '締切', search_key: 'until', status: 'on_air', serial_number: 1, until });
    const { id } = made.body.results;
    const open = await own.http
      .post('/categories')
      .set(await own.as('op', 'operator'))
      .send({ name: '続く', search_key: 'open', status: 'on_air', serial_number: 2 });
    for (const { httpAddress } of replicas) {
      const posted = await supertest(`${httpAddress}/api/v1`)
        .post('/ideas')
        .set(await own.as('a'))
        .send({ name: '案', contents: '中身', category: open.body.results.id });
      expect(posted.status).toBe(201);
    }
    const statuses = async () =>
      (await publishedFacts(nats.url, 'ideas.v1.CategoryChanged'))
        .filter(({ category_id }) => category_id === id)
        .map(({ status }) => status);
    await eventually(async () => expect(await statuses()).toEqual(['on_air', 'completed']), 30_000);
    expect((await publishedFacts(nats.url, 'ideas.v1.IdeaChanged')).length).toBe(2);
    expect(await statuses()).toEqual(['on_air', 'completed']);
  } finally {
    for (const { child } of replicas) child.kill('SIGKILL');
    await own.stop();
  }
});
