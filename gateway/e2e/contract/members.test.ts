import { eventually } from '@ideabox/testing';
import { accountIds, api, as, newMember, site } from '../product.ts';

/** The smallest PNG there is: one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a member registers, fills in the profile, and is shown by what is public of it', async () => {
  const { id, name, headers } = await newMember();
  const me = await api.get('/me').set(headers);
  expect(me.body.results).toMatchObject({ id, portal_name: name, roles: ['general'] });

  const profile = {
    profile: '図書館が好きです。',
    website: 'https://example.jp/me',
    age: '30s',
    region: '13',
  };
  const put = await api.put(`/members/${id}`).set(headers).send(profile);
  expect([put.status, put.body.results]).toEqual([200, expect.objectContaining(profile)]);

  const shown = (await api.get(`/members/${id}`)).body.results;
  expect(shown).toMatchObject({ id, portal_name: name, profile: profile.profile, website: profile.website });
  expect(shown).not.toHaveProperty('age');
  expect(shown).not.toHaveProperty('email');

  const own = await api.get(`/members/${id}?enable_profile_redirect=1`).set(headers);
  expect(own.body.results).toMatchObject({ region: '13', profile_redirect: expect.any(Boolean) });

  const cleared = await api.put(`/members/${id}`).set(headers).send({ profile: null });
  expect(cleared.body.results).toMatchObject({ profile: null, website: profile.website });
});

test.each([
  ['/members/ID/export', 'get', undefined],
  ['/members/ID/block_users', 'get', undefined],
  ['/members/ID/votes', 'get', undefined],
  ['/members/ID/favorites', 'get', undefined],
  ['/members/ID/supports', 'get', undefined],
  ['/members/ID/reads', 'get', undefined],
  ['/members/ID/ratings', 'get', undefined],
  ['/members/ID/notifications', 'get', undefined],
  ['/members/ID/notification_settings', 'get', undefined],
] as const)('%s of another member is not there (%s)', async (path, method, body) => {
  const answer = await api[method](path.replace('ID', accountIds.member2))
    .set(await as('member1'))
    .send(body);
  expect([answer.status, answer.body.message]).toEqual([404, 'User not found']);
});

test.each([
  ['put', '/members/ID', { profile: '横取り' }],
  ['delete', '/members/ID', undefined],
  ['delete', '/members/ID/icon', undefined],
] as const)('nobody changes another member (%s %s)', async (method, path, body) => {
  const answer = await api[method](path.replace('ID', accountIds.member2))
    .set(await as('member1'))
    .send(body);
  expect([answer.status, answer.body.message]).toEqual([403, 'Forbidden']);
});

test('a picture is taken, made small, shown and taken away', async () => {
  const { id, headers } = await newMember();
  const put = await api.put(`/members/${id}/icon`).set(headers).set('Content-Type', 'image/png').send(pixel);
  expect(put.status).toBe(200);
  const { user_icon_src } = (await api.get(`/members/${id}`)).body.results;
  const picture = await site
    .get(new URL(user_icon_src, 'http://site').pathname)
    .query(Object.fromEntries(new URL(user_icon_src, 'http://site').searchParams));
  expect([picture.status, picture.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
  expect((await api.delete(`/members/${id}/icon`).set(headers)).status).toBe(200);
  expect((await api.get(`/members/${id}`)).body.results.user_icon_src).toBeNull();

  const text = await api
    .put(`/members/${id}/icon`)
    .set(headers)
    .set('Content-Type', 'image/png')
    .send('not a picture');
  expect(text.status).toBe(415);
});

test('blocking: once, undone once, never of what is not there', async () => {
  const { id, headers } = await newMember();
  const path = `/members/${id}/block_users`;
  const block = () => api.post(path).set(headers).send({ id: accountIds.member2 });
  expect((await block()).status).toBe(201);
  const again = await block();
  expect([again.status, again.body.message]).toEqual([409, 'HiddenUser already exists']);
  expect((await api.get(path).set(headers)).body.results).toEqual([
    expect.objectContaining({ id: accountIds.member2 }),
  ]);
  expect((await api.delete(`${path}/${accountIds.member2}`).set(headers)).status).toBe(200);
  const gone = await api.delete(`${path}/${accountIds.member2}`).set(headers);
  expect([gone.status, gone.body.message]).toEqual([404, 'HiddenUser not found']);
});

test('a member who hides as a contributor is left out of the search, and shown without a name', async () => {
  const { id, name, headers } = await newMember();
  const found = async () => (await api.get('/members').query({ portal_name: name })).body.results.length;
  expect(await found()).toBe(1);
  await api.put(`/members/${id}`).set(headers).send({ hidden_contributor: true }).expect(200);
  expect(await found()).toBe(0);
  expect((await api.get(`/members/${id}`)).body.results).toMatchObject({
    hidden_contributor: true,
    portal_name: '',
  });
});

test('a member takes everything along, withdraws, and leaves the posts without a name', async () => {
  const { id, headers, name } = await newMember();
  const category = (await api.get('/categories')).body.results.find(
    (one: { status: string }) => one.status === 'on_air',
  );
  const posted = await api
    .post('/ideas')
    .set(headers)
    .send({ name: `退会する人の題名 ${name}`, contents: '残る本文です。', category: category.id });
  const idea = posted.body.results.id;

  const held = await api.get(`/members/${id}/export`).set(headers);
  expect(held.status).toBe(200);
  expect(held.body.results.profile).toMatchObject({ portal_name: name });
  expect(held.body.results.ideas).toEqual([expect.objectContaining({ name: posted.body.results.name })]);

  expect((await api.delete(`/members/${id}`).set(headers)).status).toBe(200);
  expect((await api.get(`/members/${id}`)).body.results).toMatchObject({
    status: 'withdrawn',
    portal_name: '',
  });
  await eventually(async () => {
    expect((await api.get('/me').set(headers)).status).toBe(401);
    const { user } = (await api.get(`/ideas/${idea}`)).body.results;
    expect([user.status, user.portal_name]).toEqual(['withdrawn', '']);
  });
});

test('a suspended member is refused, and let in again', async () => {
  const { id, headers } = await newMember();
  const set = async (status: string) =>
    api
      .put(`/members/${id}/status`)
      .set(await as('operator1'))
      .send({ status, reason: '試験のため' });
  expect((await api.get('/me').set(headers)).status).toBe(200);
  expect((await set('suspended')).status).toBe(200);
  await eventually(async () => expect((await api.get('/me').set(headers)).status).toBe(403));
  expect((await set('active')).status).toBe(200);
  await eventually(async () => expect((await api.get('/me').set(headers)).status).toBe(200));
});

test('roles are given by an admin alone, and what was done is in the audit', async () => {
  const { id, headers } = await newMember();
  const give = async (account: 'operator1' | 'admin1', roles: string[]) =>
    api
      .put(`/members/${id}/roles`)
      .set(await as(account))
      .send({ roles });
  expect((await give('operator1', ['supporter'])).status).toBe(403);
  expect((await give('admin1', ['supporter', 'general'])).status).toBe(200);
  expect((await give('admin1', ['king'])).status).toBeGreaterThanOrEqual(400);
  await eventually(async () => {
    expect((await api.get('/me').set(headers)).body.results.roles).toEqual(['supporter', 'general']);
    const audit = await api
      .get('/audit')
      .query({ entity: 'member', entity_id: id })
      .set(await as('admin1'));
    expect(audit.body.results[0]).toMatchObject({ actor_id: accountIds.admin1, entity_id: id });
  });
  expect((await api.get('/audit').set(await as('operator1'))).status).toBe(403);
});

test('a postal code is looked up', async () => {
  const found = await api.get('/postal_codes/100-0013');
  expect(found.body.results).toMatchObject({ prefecture: '東京都', city: '千代田区', street: '霞が関' });
  const unknown = await api.get('/postal_codes/0000000');
  expect([unknown.status, unknown.body.message]).toEqual([404, 'Data not found']);
});
