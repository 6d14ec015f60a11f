import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { logIn } from '../../scripts/token/log-in.ts';
import { keptToken } from './kept-tokens.ts';
import { recorded } from './record-calls.ts';

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: end-to-end tests are run by "npm test"`);
  return value;
};

/** The running product, as anyone on the outside sees it. */
export const origin = required('TEST_ORIGIN');
export const issuer = required('TEST_ISSUER');

/** Where mail that the product sent can be looked into. */
export const mailOrigin = required('TEST_MAIL_URL');

export const apiBase = '/api/v1';
export const api = recorded(supertest(`${origin}${apiBase}`), apiBase);
export const site = recorded(supertest(origin));

export const accountIds = {
  member1: 'a0000000-0000-4000-8000-000000000001',
  member2: 'a0000000-0000-4000-8000-000000000002',
  supporter1: 'a0000000-0000-4000-8000-000000000003',
  semioperator1: 'a0000000-0000-4000-8000-000000000004',
  operator1: 'a0000000-0000-4000-8000-000000000005',
  admin1: 'a0000000-0000-4000-8000-000000000006',
} as const;

export type Account = keyof typeof accountIds;

/** An access token got by the real authorization-code flow. */
export const tokenOf = (account: Account): Promise<string> =>
  keptToken(
    account,
    async () => (await logIn({ issuer, origin, account, password: 'ideabox' })).access_token,
  );

/** The headers of a call by one of the demonstration accounts. */
export const as = async (account: Account) => ({ Authorization: `Bearer ${await tokenOf(account)}` });

/** A member who was not there before, registered at the provider, and the headers of their calls. */
export const newMember = async () => {
  const account = `e2e-${randomUUID().slice(0, 18)}`;
  const registers = { email: `${account}@example.com`, nickname: account };
  const { access_token } = await logIn({ issuer, origin, account, password: 'ideabox-e2e', registers });
  const { sub } = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString());
  const headers = { Authorization: `Bearer ${access_token}` };
  const me = await api.get('/me').set(headers);
  if (me.body.results?.id !== sub) throw new Error(`the first call answered ${me.status}: ${me.text}`);
  return { id: sub as string, name: account, email: registers.email, headers };
};

export type Member = Awaited<ReturnType<typeof newMember>>;

/** The id of the demonstration's category with this status. */
export const categoryWith = async (status: string): Promise<number> => {
  const { body } = await api.get('/categories').set(await as('admin1'));
  const found = body.results.find((item: { status: string }) => item.status === status);
  if (!found) throw new Error(`The demonstration has no category ${status}`);
  return found.id;
};

let serial = 0;

/** Posts an idea that no other test posts. */
export const postIdea = async (
  author: Account | Pick<Member, 'headers'>,
  more: object = {},
): Promise<number> => {
  serial += 1;
  const name = `試験の題名 ${Date.now().toString(36)} ${serial}`;
  const category = await categoryWith('on_air');
  const answer = await api
    .post('/ideas')
    .set(typeof author === 'string' ? await as(author) : author.headers)
    .send({ name, contents: '試験の本文です。', category, ...more });
  if (answer.status !== 201) throw new Error(`posting answered ${answer.status}: ${answer.text}`);
  return answer.body.results.id;
};
