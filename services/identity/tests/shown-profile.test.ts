import { createDatabase, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { createPassports, eventually, startNats } from '@ideabox/testing';
import { bootIdentity } from './boot-identity.ts';
import { startContent } from './start-content.ts';

const stop: (() => Promise<void>)[] = [];
let content: Awaited<ReturnType<typeof startContent>>;
let service: Awaited<ReturnType<typeof bootIdentity>>;
beforeAll(async () => {
  const [nats, { publicKey }] = await Promise.all([startNats(), createPassports()]);
  content = await startContent({ natsUrl: nats.url, passportPublicKey: publicKey });
  service = await bootIdentity({ CONTENT_GRPC_ADDRESS: content.grpcAddress, SETTINGS_POLL_MS: '50' });
  stop.push(service.stop, content.stop, nats.stop);
  await service.resolve('shown');
});
afterAll(async () => {
  for (const end of stop) await end();
});

const work = { organization: '港湾課', department: '企画', position: '主任' };
const self = { website: 'https://example.jp/', profile: 'こんにちは' };
const noWork = { organization: null, department: null, position: null };
const noSelf = { website: null, profile: null, situations: [], date_entered: null };

const shown = async () => (await service.http.get('/members/shown').expect(200)).body.results;
const put = async (body: object) => {
  const me = await service.as('shown');
  return (await service.http.put('/members/shown').set(me).send(body).expect(200)).body.results;
};

test.each([
  ['1', '1', { ...self, ...work }],
  ['1', '0', { ...self, ...noWork }],
  ['0', '1', { ...noSelf, ...noWork }],
  ['0', '0', { ...noSelf, ...noWork }],
])('profiles shown %s, extended %s', async (profiles, extended, expected) => {
  await put({ ...self, ...work });
  await content.setFeature('feature_display_user_profile', profiles);
  await content.setFeature('feature_user_extended_profile_enable', extended);
  await eventually(async () => {
    expect(await shown()).toMatchObject({ id: 'shown', portal_name: 'shown', role: 'general', ...expected });
  });
  const { body } = await service.http.get('/members/shown').set(await service.as('shown'));
  expect(body.results).toMatchObject({ ...self, ...work });
});

test('others are told since which month in Japan somebody is a member, oneself and operators since when', async () => {
  await service.resolve('newcomer');
  const db = createDatabase({ url: service.databaseUrl, log: createLogger('test', 'silent') });
  await db.run(sql`UPDATE members SET date_entered = '2026-10-31T15:00:00.123Z' WHERE id = 'newcomer'`);
  await db.close();
  await content.setFeature('feature_display_user_profile', '1');
  await eventually(async () => {
    const { body } = await service.http.get('/members/newcomer').expect(200);
    expect(body.results.date_entered).toBe('2026-11');
  });
  const own = await service.http.get('/members/newcomer').set(await service.as('newcomer'));
  expect(own.body.results.date_entered).toBe('2026-10-31T15:00:00.123Z');
  for (const role of ['operator', 'admin']) {
    const answer = await service.http.get('/members/newcomer').set(await service.as('other', role));
    expect(answer.body.results.date_entered).toBe('2026-10-31T15:00:00.123Z');
    expect(answer.headers['cache-control']).toMatch(/^private/);
  }
  for (const role of ['supporter', 'semi-operator']) {
    const answer = await service.http.get('/members/newcomer').set(await service.as('other', role));
    expect(answer.body.results.date_entered).toBe('2026-11');
  }
});

test('who hides shows neither name, id nor profile, and is not found by name', async () => {
  await content.setFeature('feature_display_user_profile', '1');
  await put({ hidden_contributor: true });
  expect(await shown()).toMatchObject({
    id: null,
    portal_name: '',
    hidden: true,
    hidden_contributor: true,
    ...noSelf,
    ...noWork,
  });
  const toOperator = await service.http.get('/members/shown').set(await service.as('other', 'operator'));
  expect(toOperator.body.results).toMatchObject({ id: 'shown', portal_name: '', hidden: true });
  const list = await service.http.get('/members?portal_name=shown').expect(200);
  expect(list.body.metadata.resultset.count).toBe(0);
  await put({ hidden_contributor: false });
  expect(await shown()).toMatchObject({ portal_name: 'shown', hidden: false });
});

test('where somebody works is required only while the product asks for it', async () => {
  const flagged = async () => (await put({})).profile_redirect;
  await put({ organization: null });
  await content.setRegistry('profile_fields_required', '["organization"]');
  await content.setFeature('feature_user_extended_profile_enable', '1');
  await eventually(async () => expect(await flagged()).toBe(true));
  await content.setFeature('feature_user_extended_profile_enable', '0');
  await eventually(async () => expect(await flagged()).toBe(false));
});
