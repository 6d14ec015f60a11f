import { createDatabase, type Database, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { bootIdentity } from './boot-identity.ts';

const shown = ['Yamada_Taro', '山田100%', '山田花子', 'ｻﾄｳ'];
const unseen = ['消えた山田', '止めた山田', '隠れた山田'];

let service: Awaited<ReturnType<typeof bootIdentity>>;
let db: Database;
beforeAll(async () => {
  service = await bootIdentity();
  db = createDatabase({ url: service.databaseUrl, log: createLogger('test', 'silent') });
  for (const name of [...shown, ...unseen]) await service.resolve(name);
  await db.run(sql`UPDATE members SET status = 'withdrawn' WHERE id = '消えた山田'`);
  await db.run(sql`UPDATE members SET status = 'suspended' WHERE id = '止めた山田'`);
  await db.run(sql`UPDATE members SET hidden_contributor = true, profile = 'わたし' WHERE id = '隠れた山田'`);
});
afterAll(async () => {
  await db.close();
  await service.stop();
});

const names = async (query: string) => {
  const answer = await service.http.get(`/members?${query}`).expect(200);
  return answer.body.results.map((member: { portal_name: string }) => member.portal_name);
};

describe('GET /members', () => {
  test('has its shape', async () => {
    const answer = await service.http.get('/members?portal_name=Taro').expect(200);
    expect(answer.body).toEqual({
      results: [
        {
          id: 'Yamada_Taro',
          portal_name: 'Yamada_Taro',
          role: 'general',
          roles: ['general'],
          user_icon_src: null,
          status: 'active',
          hidden: false,
        },
      ],
      metadata: { resultset: { count: 1, limit: 10, offset: 0 } },
    });
  });

  test.each([
    ['山田', ['山田100%', '山田花子']],
    ['田', ['山田100%', '山田花子']],
    ['0%', ['山田100%']],
    ['%', ['山田100%']],
    ['_', ['Yamada_Taro']],
    ['yamada', ['Yamada_Taro']],
    ['サトウ', ['ｻﾄｳ']],
    ['\\', []],
    ['花山', []],
  ])('finds by %j', async (word, expected) => {
    expect(await names(`portal_name=${encodeURIComponent(word)}`)).toEqual(expected);
  });

  test('leaves out who is hidden, suspended or withdrawn, and pages', async () => {
    const all = await names('limit=100');
    const known = [...shown, ...unseen, ''];
    expect(all.filter((name: string) => known.includes(name)).toSorted()).toEqual(shown.toSorted());
    expect(await names(`limit=2&offset=${all.length - 1}`)).toHaveLength(1);
    expect(await names('offset=10001')).toEqual([]);
    expect(await names('offset=999999999999999')).toEqual([]);
    expect(await names('portal_name=a&offset=999999999999999')).toEqual([]);
  });

  test.each(['limit=-1', 'limit=abc', 'limit=1000', 'limit=0', 'offset=-1', 'offset=1.5', 'fields=email'])(
    '%s is an invalid request',
    async (query) => {
      const answer = await service.http.get(`/members?${query}`).expect(400);
      expect(answer.body.message).toBe('Invalid Request');
    },
  );

  test('NUL in a filter is refused', async () => {
    await service.http.get('/members?portal_name=%00').expect(400);
  });

  test('fields select, and the answer has an ETag that holds', async () => {
    const path = '/members?fields[]=id&fields[]=portal_name&portal_name=Taro';
    const first = await service.http.get(path).expect(200);
    expect(first.body.results).toEqual([{ id: 'Yamada_Taro', portal_name: 'Yamada_Taro' }]);
    expect(first.headers['cache-control']).toMatch(/^public/);
    await service.http
      .get(path)
      .set('If-None-Match', first.headers.etag as string)
      .expect(304);
  });
});

describe('GET /members/{id}', () => {
  test('shows strangers no more than who it is while nobody knows what may be shown', async () => {
    const id = encodeURIComponent('山田花子');
    const expected = {
      id: '山田花子',
      portal_name: '山田花子',
      role: 'general',
      roles: ['general'],
      user_icon_src: null,
      user_icon_active: 0,
      status: 'active',
      hidden: false,
      hidden_contributor: false,
      website: null,
      profile: null,
      situations: [],
      organization: null,
      department: null,
      position: null,
      date_entered: null,
    };
    const visitor = await service.http.get(`/members/${id}?enable_profile_redirect=1`).expect(200);
    expect(visitor.body).toEqual({ results: expected });
    const admin = await service.http.get(`/members/${id}`).set(await service.as('someone', 'admin'));
    expect(admin.body).toEqual({ results: expected });
    const asked = await service.http.get(`/members/${id}?fields=id,email`).expect(200);
    expect(asked.body.results).toEqual({ id: '山田花子' });
  });

  test('shows oneself everything, kept from shared caches', async () => {
    await service.resolve('self', { email: 'self@example.jp', preferred_username: 'selfname' });
    const me = await service.as('self');
    const answer = await service.http.get('/members/self').set(me).expect(200);
    expect(answer.body.results).toMatchObject({ email: 'self@example.jp', gender: 'U', mail_option: 0 });
    expect(answer.body.results).not.toHaveProperty('profile_redirect');
    expect(answer.headers['cache-control']).toMatch(/^private/);
    const flagged = await service.http
      .get('/members/self?fields=id,profile_redirect&enable_profile_redirect=1')
      .set(me);
    expect(flagged.body.results).toEqual({ id: 'self', profile_redirect: false });
  });

  test('a withdrawn member leaves no personal data', async () => {
    const answer = await service.http.get(`/members/${encodeURIComponent('消えた山田')}`).expect(200);
    expect(answer.body.results).toMatchObject({ status: 'withdrawn', portal_name: '', date_entered: null });
    expect(JSON.stringify(answer.body)).not.toContain('消えた山田"}');
  });

  test('a hidden contributor shows neither name nor id', async () => {
    const answer = await service.http.get(`/members/${encodeURIComponent('隠れた山田')}`).expect(200);
    expect(answer.body.results).toMatchObject({
      id: null,
      portal_name: '',
      user_icon_src: null,
      hidden: true,
      hidden_contributor: true,
      profile: null,
    });
  });

  test.each(['nobody', '%00', '%E3%80'])('%s is not found or refused', async (id) => {
    const answer = await service.http.get(`/members/${id}`);
    expect([400, 404]).toContain(answer.status);
    if (answer.status === 404) expect(answer.body.message).toBe('User not found');
  });
});

describe('GET /me', () => {
  test('needs a login', async () => {
    const answer = await service.http.get('/me').expect(401);
    expect(answer.body.message).toBe('Token not found');
  });

  test('a passport that is not in order is refused, also where none is needed', async () => {
    for (const path of ['/me', '/members']) {
      const answer = await service.http.get(path).set('x-passport', 'forged').expect(401);
      expect(answer.body.message).toBe('Signature verification failed');
    }
  });

  test.each(['general', 'supporter', 'semi-operator', 'operator', 'admin'])('serves a %s', async (role) => {
    const answer = await service.http.get('/me').set(await service.as(`me-${role}`, role, `name ${role}`));
    expect(answer.status).toBe(200);
    expect(answer.body.results).toMatchObject({
      id: `me-${role}`,
      portal_name: `name ${role}`,
      role,
      roles: [role],
      situations: [],
      profile_redirect: false,
    });
    expect(answer.headers['cache-control']).toMatch(/^private/);
  });
});
