import { bootProvider, site } from './boot-provider.ts';
import { visitor } from './visitor.ts';

let provider: Awaited<ReturnType<typeof bootProvider>>;
beforeAll(async () => {
  provider = await bootProvider();
});
afterAll(() => provider.stop());

const refresh = (refresh_token: string) => ({ grant_type: 'refresh_token', refresh_token });

test('a refresh token gives a new pair, also after a restart', async () => {
  const member = visitor(provider.issuer);
  const first = await member.logIn('member1');
  await provider.restart();
  const second = await member.token(refresh(first.body.refresh_token)).expect(200);
  expect(second.body.refresh_token).not.toBe(first.body.refresh_token);
  expect(second.body.expires_in).toBe(300);
});

test('two tabs may refresh with the same token at once', async () => {
  const member = visitor(provider.issuer);
  const { body } = await member.logIn('member1');
  await Promise.all([1, 2].map(() => member.token(refresh(body.refresh_token)).expect(200)));
});

const refused = async (member: ReturnType<typeof visitor>, token: string) => {
  const { status, body } = await member.token(refresh(token));
  expect([status, body.error]).toEqual([400, 'invalid_grant']);
};

test('a third use is a thief’s: no token of the login is good any more', async () => {
  const member = visitor(provider.issuer);
  const { body } = await member.logIn('member1');
  const first = await member.token(refresh(body.refresh_token)).expect(200);
  const second = await member.token(refresh(body.refresh_token)).expect(200);
  await refused(member, body.refresh_token);
  await refused(member, first.body.refresh_token);
  await refused(member, second.body.refresh_token);
});

test('so is a second use after ten seconds', async () => {
  const member = visitor(provider.issuer);
  const { body } = await member.logIn('member2');
  const first = await member.token(refresh(body.refresh_token)).expect(200);
  await provider.age(11);
  await refused(member, body.refresh_token);
  await refused(member, first.body.refresh_token);
});

test('of many uses at once two are taken at most, and none after them', async () => {
  const member = visitor(provider.issuer);
  const { body } = await member.logIn('supporter1');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => member.token(refresh(body.refresh_token))),
  );
  const taken = answers.filter(({ status }) => status === 200);
  expect(taken.length).toBeLessThanOrEqual(2);
  for (const { body: given } of taken) await refused(member, given.refresh_token);
});

test('a code is exchanged once, however often at the same time', async () => {
  const member = visitor(provider.issuer);
  const atSite = await member.submit(await member.authorize(), {
    username: 'operator1',
    password: 'ideabox',
  });
  const answers = await Promise.all(Array.from({ length: 10 }, () => member.redeem(atSite)));
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
});

test('who is logged in is not asked again', async () => {
  const member = visitor(provider.issuer);
  await member.logIn('member1');
  const { headers } = await member.authorize({ prompt: 'none' });
  expect(headers.location).toMatch(/[?&]code=/);
});

test('userinfo answers for the token that the API takes, and for no other', async () => {
  const member = visitor(provider.issuer);
  const { body } = await member.logIn('member1');
  const userinfo = `${member.realm}/protocol/openid-connect/userinfo`;
  const { body: info } = await member.agent
    .get(userinfo)
    .auth(body.access_token, { type: 'bearer' })
    .expect(200);
  expect(info).toMatchObject({ sub: 'a0000000-0000-4000-8000-000000000001', preferred_username: 'member1' });
  await member.agent.get(userinfo).auth(body.id_token, { type: 'bearer' }).expect(401);
  await member.agent.get(userinfo).expect(401);
});

test('logging out ends the session and its refresh tokens, and leads back to the site', async () => {
  const member = visitor(provider.issuer);
  const { body } = await member.logIn('member1');
  const page = await member.agent
    .get(`${member.realm}/protocol/openid-connect/logout`)
    .query({ id_token_hint: body.id_token, post_logout_redirect_uri: site })
    .expect(200);
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const left = await member.submit(page, { xsrf, logout: 'yes' });
  expect(left.headers.location).toBe(`${site}/`);
  await member.token(refresh(body.refresh_token)).expect(400);
  const { headers } = await member.authorize({ prompt: 'none' });
  expect(headers.location).toMatch(/error=login_required/);
});
