import { logIn } from '../token/log-in.ts';

export const accountNames = [
  'member1',
  'member2',
  'supporter1',
  'semioperator1',
  'operator1',
  'admin1',
] as const;
export type AccountName = (typeof accountNames)[number];

export interface Account {
  id: string;
  /** The header that lets one in at the gateway. */
  headers: { authorization: string };
}

/** Tokens live for 300 s; a measurement that begins with one must not outlive it. */
const keptMs = 180_000;

/** Logs the demonstration accounts in as a browser does, and again before their tokens run out. */
export function createAccounts(site: { issuer: string; origin: string }) {
  const known = new Map<AccountName, { account: Promise<Account>; until: number }>();
  const enter = async (account: AccountName): Promise<Account> => {
    const { access_token } = await logIn({ ...site, account, password: 'ideabox' });
    const headers = { authorization: `Bearer ${access_token}` };
    const answer = await fetch(`${site.origin}/api/v1/me`, { headers });
    if (!answer.ok) throw new Error(`/me answered ${answer.status} to ${account}`);
    const { results } = (await answer.json()) as { results: { id: string } };
    return { id: results.id, headers };
  };
  return (name: AccountName): Promise<Account> => {
    const kept = known.get(name);
    if (kept && kept.until > Date.now()) return kept.account;
    const account = enter(name);
    account.catch(() => known.delete(name));
    known.set(name, { account, until: Date.now() + keptMs });
    return account;
  };
}
