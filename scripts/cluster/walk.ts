import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { logIn } from '../token/log-in.ts';

/** Run in a pod by `helm test`: reads, posts and votes as a member does, and takes away again what it has posted. */
const { GATEWAY_URL = '', SITE_URL = '', ISSUER_URL = '', ACCOUNT = '', PASSWORD = '' } = process.env;
type Answer<Results> = { results: Results };
const budgetMs = 10_000;
const tries = 8;

/** Tries again what fails, as on a site that has just come up. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await work();
    } catch (error) {
      if (count === tries) throw error;
      await wait(1_000);
    }
  }
}

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  patiently(async () => {
    const response = await fetch(`${GATEWAY_URL}${path}`, { ...init, signal: AbortSignal.timeout(budgetMs) });
    if (response.status === 503) throw new Error(`${path} answered 503`);
    return response;
  });

const login = { issuer: ISSUER_URL, origin: SITE_URL, account: ACCOUNT, password: PASSWORD };
const token = process.env.ACCESS_TOKEN || (await patiently(() => logIn(login))).access_token;

async function call<Results>(method: string, path: string, body?: object): Promise<Results> {
  const response = await ask(`/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  console.log(`${response.status} ${method} ${path}`);
  return text ? (JSON.parse(text) as Answer<Results>).results : (undefined as Results);
}

type Category = { id: number; status: string };
type Idea = { id: number; positive_count: number };

/** One that takes ideas; made where there is none, which wants an operator's token. */
async function openCategory(): Promise<number> {
  const open = (await call<Category[]>('GET', '/categories')).find(({ status }) => status === 'on_air');
  const word = randomUUID().slice(0, 8);
  const made = { name: `helm test ${word}`, search_key: `test-${word}`, status: 'on_air' };
  return (open ?? (await call<Category>('POST', '/categories', made))).id;
}

const home = await ask('/');
if (!home.ok) throw new Error(`home answered ${home.status}`);
await call('GET', '/me');
const category = await openCategory();
const idea = await call<Idea>('POST', '/ideas', { name: 'helm test', contents: 'helm test', category });
try {
  await call('PUT', `/ideas/${idea.id}/vote`, { type: 'positive' });
  await patiently(async () => {
    const { positive_count } = await call<Idea>('GET', `/ideas/${idea.id}`);
    if (positive_count !== 1) throw new Error('the vote is not counted');
  });
} finally {
  await call('DELETE', `/ideas/${idea.id}/vote`);
  await call('DELETE', `/ideas/${idea.id}`, { reason: 'helm test' });
}
