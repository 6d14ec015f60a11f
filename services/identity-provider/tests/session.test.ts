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
