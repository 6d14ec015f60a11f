import { createSecretKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import { accountIds, api, as, origin, postIdea, tokenOf } from './product.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A token like a real one, signed by a stranger. */
const forged = async (claims: object = {}) => {
  const token = await tokenOf('member1');
  const { kid } = decodeProtectedHeader(token);
  return new SignJWT({ ...decodeJwt(token), ...claims })
    .setProtectedHeader({ alg: 'RS256', ...(kid ? { kid } : {}) })
    .sign(privateKey);
};

const tampered = async () => {
  const [header, payload, signature] = (await tokenOf('member1')).split('.') as [string, string, string];
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const admin = Buffer.from(JSON.stringify({ ...claims, sub: accountIds.admin1 })).toString('base64url');
  return `${header}.${admin}.${signature}`;
};

describe('a token that is not in order is refused on every path', () => {
  const bad: [string, () => Promise<string> | string, string][] = [
    ['forged', () => forged(), 'Signature verification failed'],
    ['tampered', tampered, 'Signature verification failed'],
    [
      'of another issuer',
      () => forged({ iss: 'http://elsewhere.example/realms/ideabox' }),
      'Signature verification failed',
    ],
    [
      'unsigned',
      async () => new UnsecuredJWT(decodeJwt(await tokenOf('member1'))).encode(),
      'Algorithm not allowed',
    ],
    [
      'signed by a shared secret',
      async () =>
        new SignJWT(decodeJwt(await tokenOf('member1')))
          .setProtectedHeader({ alg: 'HS256' })
          .sign(createSecretKey(Buffer.alloc(32))),
      'Algorithm not allowed',
    ],
    ['no token', () => 'abc', 'Signature verification failed'],
  ];
  test.each(bad)('%s', async (_, token, message) => {
    for (const path of ['/features', '/ideas', '/me']) {
      const answer = await api.get(path).set('Authorization', `Bearer ${await token()}`);
      expect([path, answer.status, answer.body.message]).toEqual([path, 401, message]);
      expect(answer.headers['www-authenticate']).toBeDefined();
    }
  });

  test('another scheme', async () => {
    expect((await api.get('/features').set('Authorization', 'Basic YTpi')).status).toBe(401);
  });
});

test('a passport that a client brings along is ignored', async () => {
  const payload = Buffer.from(JSON.stringify({ sub: accountIds.admin1, roles: ['admin'] })).toString(
    'base64url',
  );
  const passport = `eyJhbGciOiJFZERTQSJ9.${payload}.c2ln`;
  expect((await api.get('/ideas').set('X-Passport', passport)).status).toBe(200);
  expect((await api.get('/me').set('X-Passport', passport)).status).toBe(401);
});

test.each([
  ['2 MB', `{"name":"${'a'.repeat(2_000_000)}"}`, 413, 'Payload too large'],
  ['broken JSON', '{"name": ', 400, 'Invalid Request'],
  ['an array', '[]', 400, 'Invalid Request'],
  ['nothing', '', 400, 'The given data was invalid'],
])('a body of %s', async (_, body, status, message) => {
  const answer = await api
    .post('/ideas')
    .set(await as('member1'))
    .set('Content-Type', 'application/json')
    .send(body);
  expect([answer.status, answer.body.message]).toEqual([status, message]);
});

test('a body of 2 MB without a length', async () => {
  const stream = new ReadableStream({
    start(controller) {
      for (let index = 0; index < 32; index += 1) controller.enqueue(new Uint8Array(65_536).fill(97));
      controller.close();
    },
  });
  const headers = { ...(await as('member1')), 'Content-Type': 'application/json' };
  const answer = await fetch(`${origin}/api/v1/ideas`, {
    method: 'POST',
    headers,
    body: stream,
    duplex: 'half',
  } as RequestInit).catch(() => undefined);
  expect([413, undefined]).toContain(answer?.status);
  expect((await api.get('/features')).status).toBe(200);
});

test.each([
  '/ideas?limit=-1',
  '/ideas?limit=abc',
  '/comments?limit=101',
  '/members?limit=1000',
  '/news?offset=-1',
  '/features?fields=x',
])('%s is an invalid request', async (path) => {
  const answer = await api.get(path);
  expect([answer.status, answer.body.message]).toEqual([400, 'Invalid Request']);
});

test.each([
  ['/ideas?keyword=', 'keyword'],
  ['/ideas?tag=', 'tag'],
  ['/ideas/similar?text=', 'text'],
  ['/comments?keyword=', 'keyword'],
  ['/tags/summary?name=', 'name'],
  ['/members?portal_name=', 'portal_name'],
])('a control character is refused and named wherever a text is looked for: %s', async (path, field) => {
  for (const [typed, prohibited] of [
    ['手%00続', '\u0000'],
    ['手%07続%1b[31m', '\u0007\u001b'],
    ['手%c2%9f続%07', '\u009f\u0007'],
  ]) {
    const answer = await api.get(path + typed);
    expect([answer.status, answer.body.message]).toEqual([400, 'The given data was invalid']);
    expect(answer.body.errors).toEqual({ [field]: ['prohibited_characters'] });
    expect(answer.body.prohibited).toEqual({ [field]: prohibited });
  }
});

test.each([
  '/ideas?keyword=%00',
  '/ideas?keyword=%',
  '/ideas?keyword=%ff%fe',
  '/ideas/%ed%a0%80',
  '/members?portal_name=%25%5c_',
  "/ideas?tag='; DROP TABLE ideas; --",
  `/ideas?keyword=${'あ'.repeat(201)}`,
  '/comments?member_id=%00',
  '/members/%00',
  '/analytics/ideas?period_start=2026-99-99&period_end=x',
  '/analytics/ideas?timezone=Mars/Phobos',
])('%s does not trip a service', async (path) => {
  const answer = await fetch(`${origin}/api/v1${path}`);
  expect(answer.status).toBeLessThan(500);
});

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}<%= 7*7 %>#{7*7}',
])('%s is shown as text', async (typed) => {
  const idea = await postIdea('member1', { name: typed, contents: typed });
  const { body } = await api.get(`/ideas/${idea}`);
  expect(body.results).toMatchObject({ name: typed, raw_contents: typed });
  expect(body.results.contents).not.toMatch(/<(?!a |\/a>|br>)|href="(?!https?:)/);
  const document = await (await fetch(`${origin}/idea/${idea}`)).text();
  expect(document).not.toContain('<script>alert(1)');
  expect(document).not.toContain('<img src=x');
});

test('the same vote from 50 tabs at once is one vote', async () => {
  const idea = await postIdea('member1');
  const headers = await as('member2');
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => api.put(`/ideas/${idea}/vote`).set(headers).send({ type: 'positive' })),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect((await api.get(`/ideas/${idea}`)).body.results.vote_count).toBe(1);
});

test('one request id goes all the way', async () => {
  const id = randomUUID();
  const answer = await api.get('/ideas/999999').set('X-Request-Id', id);
  expect([answer.headers['x-request-id'], answer.body.request_id]).toEqual([id, id]);
  const odd = await api.get('/features').set('X-Request-Id', 'a b<c>');
  expect(odd.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
});
