import { fill, plansOf, wasteOf } from '@ideabox/testing';
import { grams } from '@ideabox/text';
import { bootIdentity } from './boot-identity.ts';

let identity: Awaited<ReturnType<typeof bootIdentity>>;

beforeAll(async () => {
  identity = await bootIdentity();
  await fill(identity.databaseUrl, [
    `INSERT INTO members (id, portal_name, roles, name_text, name_grams, date_entered)
     SELECT 'm' || n, name || n, '{general}', name || n,
       CASE WHEN name = '佐藤' THEN '{${grams('佐藤')}}'::integer[] END || ARRAY[n % 5003, n % 30011],
       now() - interval '1 minute' * n 
     FROM generate_series(1, 40000) AS n, LATERAL (SELECT CASE WHEN n % 40 = 0 THEN '佐藤' ELSE 'm' END AS name) AS named`,
    `INSERT INTO blocks (member_id, blocked_id) SELECT 'm' || 1 + n % 900, 'm' || 1000 + n FROM generate_series(1, 30000) AS n`,
    `INSERT INTO audit (actor_id, actor_role, action, entity, entity_id, reason, changes, date_entered)
     SELECT 'm' || n % 50, 'admin', 'action.' || n % 20, 'entity' || n % 10, n::text, '', '', now() - interval '1 minute' * n
     FROM generate_series(1, 40000) AS n`,
  ]);
});
afterAll(() => identity.stop());

const paths = [
  ...[
    '/members',
    '/members?portal_name=佐藤',
    '/members?portal_name=佐藤7',
    '/members?portal_name=無',
    '/members?offset=5000',
  ],
  ...['/members/m7', '/me', '/members/m7/block_users', '/members/m7/export'],
];
const audits = [
  '',
  'actor=m7',
  'action=action.7',
  'entity=entity7',
  'entity=entity7&entity_id=77',
  'from=2026-01-01T00:00:00Z',
];

test('no call reads, walks or sorts all members, blocks or acts', async () => {
  const plans = await plansOf(identity.databaseUrl, async () => {
    const headers = await identity.as('m7', 'admin');
    for (const path of [...paths, ...audits.map((filter) => `/audit?${filter}`)]) {
      const answer = await identity.http.get(encodeURI(path)).set(headers);
      expect([path, answer.status < 500 || answer.status === 503]).toEqual([path, true]);
    }
    await identity.resolve('m8');
    await identity.http.post('/members/m7/block_users').set(headers).send({ id: 'm9' });
    await identity.http.delete('/members/m7/block_users/m9').set(headers);
    await identity.http.put('/members/m7').set(headers).send({ profile: '自己紹介' });
    await identity.http
      .put('/members/m9/roles')
      .set(headers)
      .send({ roles: ['supporter'] });
    await identity.http.put('/members/m9/status').set(headers).send({ status: 'suspended' });
  });
  expect(plans.length).toBeGreaterThan(15);
  // The list of all acts says how many there are; admins alone ask for it.
  const counted = plans.filter(({ statement }) => !/^\s*SELECT count\(\*\) FROM audit\s*$/.test(statement));
  expect(wasteOf(counted)).toEqual([]);
});
