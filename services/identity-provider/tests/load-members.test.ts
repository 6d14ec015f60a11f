import { loadMember } from '../src/accounts/load-members.ts';
import { bootProvider } from './boot-provider.ts';
import { claimsOf, faultsOf, visitor } from './visitor.ts';

let provider: Awaited<ReturnType<typeof bootProvider>>;
beforeAll(async () => {
  provider = await bootProvider();
});
afterAll(() => provider.stop());

const logIn = (number: number) => {
  const { username, password } = loadMember(number);
  return visitor(provider.issuer).logIn(username, password);
};

const renew = (token: string) =>
  visitor(provider.issuer).token({ grant_type: 'refresh_token', refresh_token: token });

const refused = async (number: number) => {
  const someone = visitor(provider.issuer);
  const answer = await someone.submit(await someone.authorize(), loadMember(number));
  return faultsOf(answer).length > 0;
};

test('members for load tests can log in where the setting says so, as many as it says, and no longer than it does', async () => {
  expect(await refused(1)).toBe(true);

  await provider.restart({ LOAD_MEMBERS: '3' });
  const { body: first } = await logIn(3);
  expect(claimsOf(first.access_token)).toMatchObject({ realm_access: { roles: ['general'] } });
  // Renewed by several who share nothing.
  for (const _ of [1, 2, 3]) {
    const { body } = await renew(first.refresh_token).expect(200);
    expect(claimsOf(body.access_token).sub).toBe(claimsOf(first.access_token).sub);
  }
  expect(await refused(4)).toBe(true);

  await provider.restart({ LOAD_MEMBERS: '2' });
  await logIn(2);
  expect(await refused(3)).toBe(true);

  await provider.restart();
  expect(await refused(1)).toBe(true);
  await renew(first.refresh_token).expect(400);
});
