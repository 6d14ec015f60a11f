import { bootProvider, site } from './boot-provider.ts';
import { claimsOf, faultsOf, visitor } from './visitor.ts';

let provider: Awaited<ReturnType<typeof bootProvider>>;
beforeAll(async () => {
  provider = await bootProvider();
});
afterAll(() => provider.stop());

describe('logging in', () => {
  test('gives an access token as Keycloak would', async () => {
    const { body } = await visitor(provider.issuer).logIn('operator1');
    expect(body.expires_in).toBe(300);
    expect(claimsOf(body.access_token)).toMatchObject({
      iss: provider.issuer,
      sub: 'a0000000-0000-4000-8000-000000000005',
      aud: 'ideabox-api',
      azp: 'ideabox-web',
      preferred_username: 'operator1',
      email: 'operator1@ideabox.example',
      realm_access: { roles: ['operator'] },
    });
  });

  test('takes an e-mail address for the name', async () => {
    await visitor(provider.issuer).logIn('Member1@ideabox.example');
  });

  test('answers a wrong password and an unknown name alike', async () => {
    const someone = visitor(provider.issuer);
    const page = await someone.authorize();
    for (const username of ['member1', 'nobody-here', 'member1\0', 'x'.repeat(300)]) {
      const answer = await someone.submit(page, { username, password: 'wrong' });
      expect(answer.status).toBe(200);
      expect(faultsOf(answer)).toEqual(['ユーザー名（メールアドレス）またはパスワードが正しくありません。']);
    }
  });

  test('closes a name after ten wrong passwords', async () => {
    const someone = visitor(provider.issuer);
    const page = await someone.authorize();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await someone.submit(page, { username: 'supporter1', password: 'wrong' });
    }
    const answer = await someone.submit(page, { username: 'supporter1', password: 'ideabox' });
    expect(answer.status).toBe(429);
  });

  test('speaks Japanese, and English when asked', async () => {
    const someone = visitor(provider.issuer);
    expect((await someone.authorize()).text).toContain('<html lang="ja">');
    expect((await someone.authorize({ ui_locales: 'fr' })).text).toMatch(
      /<html lang="fr">[\s\S]*Mot de passe/,
    );
    expect((await someone.authorize({ ui_locales: 'pt-BR' })).text).toContain('<html lang="pt">');
    expect((await someone.authorize({ ui_locales: 'de' })).text).toContain('<html lang="en">');
  });
});

describe('what is refused', () => {
  test('sending a browser to somebody else', async () => {
    const answer = await visitor(provider.issuer).authorize({
      redirect_uri: 'https://evil.example/callback',
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.location).toBeUndefined();
  });

  test('a code without its verifier, and any grant but these', async () => {
    const someone = visitor(provider.issuer);
    const plain = await someone.authorize({ code_challenge: '' });
    expect(plain.headers.location).toMatch(/error=invalid_request/);
    await someone.token({ grant_type: 'password', username: 'member1', password: 'ideabox' }).expect(400);
  });

  test('U+0000 wherever a client may put it, as bad input', async () => {
    const someone = visitor(provider.issuer);
    await someone.token({ grant_type: 'refresh_token', refresh_token: '\0' }).expect(400);
    expect((await someone.authorize({ state: 'a\0b' })).status).toBe(200);
    await someone.agent.get(`${someone.realm}/login-actions/unknown`).expect(400);
  });

  test('other origins at the token endpoint', async () => {
    const { agent, realm } = visitor(provider.issuer);
    const preflight = (origin: string) =>
      agent
        .options(`${realm}/protocol/openid-connect/token`)
        .set({ origin, 'access-control-request-method': 'POST' });
    expect((await preflight(site)).headers['access-control-allow-origin']).toBe(site);
    const stranger = { grant_type: 'refresh_token', client_id: 'ideabox-web', refresh_token: 'x' };
    const answer = await agent
      .post(`${realm}/protocol/openid-connect/token`)
      .set('origin', 'https://evil.example')
      .type('form')
      .send(stranger);
    expect(answer.status).toBe(400);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});
