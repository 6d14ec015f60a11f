import { bootProvider } from './boot-provider.ts';
import { claimsOf, faultsOf, visitor } from './visitor.ts';

let provider: Awaited<ReturnType<typeof bootProvider>>;
beforeAll(async () => {
  provider = await bootProvider();
});
afterAll(() => provider.stop());

const newcomer = {
  username: 'New.Comer',
  email: 'newcomer@example.jp',
  nickname: '新人',
  password: 'a long password',
  confirmation: 'a long password',
};

test('registering leads back to the site, logged in as a general member', async () => {
  const someone = visitor(provider.issuer);
  const atSite = await someone.submit(await someone.registration(), newcomer);
  const { body } = await someone.redeem(atSite).expect(200);
  expect(claimsOf(body.access_token)).toMatchObject({
    preferred_username: 'new.comer',
    name: '新人',
    realm_access: { roles: ['general'] },
  });
});

test('a name, an address and a password are all that is asked for; the address logs in, and is told to nobody', async () => {
  const someone = visitor(provider.issuer);
  const form = await someone.registration();
  const asked = [...form.text.matchAll(/<input id="(\w+)"/g)].map(([, name]) => name);
  expect(asked).toEqual(['nickname', 'email', 'password']);
  const account = { nickname: '短い登録', email: 'short@example.jp', password: 'a long password' };
  const { body } = await someone.redeem(await someone.submit(form, account)).expect(200);
  const { preferred_username, name } = claimsOf(body.access_token);
  expect([preferred_username, name]).toEqual([expect.stringMatching(/^member-[0-9a-f]{10}$/), '短い登録']);
  await visitor(provider.issuer).logIn('short@example.jp', account.password);
});

test('who registers without a name is asked for one', async () => {
  const someone = visitor(provider.issuer);
  const page = await someone.submit(await someone.registration(), {
    email: 'nameless@example.jp',
    password: 'a long password',
  });
  expect(faultsOf(page)).toEqual(['入力内容をご確認ください。', '必須項目です']);
});

test('the account outlives a restart', async () => {
  const someone = visitor(provider.issuer);
  const account = { ...newcomer, username: 'stayer', email: 'stayer@example.jp' };
  await someone.redeem(await someone.submit(await someone.registration(), account)).expect(200);
  await provider.restart();
  await visitor(provider.issuer).logIn('stayer', account.password);
});

test('every fault is named, and what was typed is kept as text', async () => {
  const someone = visitor(provider.issuer);
  const typed = {
    username: '山田',
    email: 'no-address',
    nickname: '<b>x</b>',
    password: 'short',
    confirmation: 'other',
  };
  const page = await someone.submit(await someone.registration(), typed);
  expect(faultsOf(page)).toEqual([
    '入力内容をご確認ください。',
    'ユーザー名は3文字以上30文字以内で入力してください',
    'メールアドレスの形式が正しくありません',
    'パスワードは8文字以上で入力してください',
  ]);
  expect(page.text).toContain('value="&lt;b&gt;x&lt;/b&gt;"');
  expect(page.text).not.toContain('value="short"');
});

test('a name or an address belongs to one account', async () => {
  const someone = visitor(provider.issuer);
  const taken = { ...newcomer, username: 'MEMBER1', email: 'Member2@ideabox.example' };
  const page = await someone.submit(await someone.registration(), taken);
  expect(faultsOf(page)).toEqual([
    '入力内容をご確認ください。',
    'このユーザー名はすでに使われています',
    'このメールアドレスはすでに登録されています',
  ]);
});

test('changing the password needs the current one, and replaces it', async () => {
  const someone = visitor(provider.issuer);
  const account = () => someone.agent.get(`${someone.realm}/account`);
  const change = { username: 'member2', newPassword: 'another password', confirmation: 'another password' };
  const refused = await someone.submit(await account(), { ...change, password: 'wrong' });
  expect(faultsOf(refused)).toHaveLength(1);
  const changed = await someone.submit(await account(), { ...change, password: 'ideabox' });
  expect(changed.text).toContain('パスワードを変更しました。');
  await visitor(provider.issuer).logIn('member2', 'another password');
});
