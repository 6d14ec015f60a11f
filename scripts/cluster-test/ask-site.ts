import type { AccountName } from '../bench/accounts.ts';
import type { Site } from './site.ts';

interface Question {
  by?: AccountName;
  method?: 'GET' | 'POST' | 'PUT';
  key?: string;
  body?: object | Buffer;
}

interface Answer<Results> {
  asked: string;
  status: number;
  results: Results;
}

/** One call, whose answer may be any. */
export async function ask<Results>(
  { origin, account }: Site,
  path: string,
  { by, method = 'GET', key, body }: Question = {},
): Promise<Answer<Results>> {
  const isPicture = Buffer.isBuffer(body);
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      ...(by && (await account(by)).headers),
      ...(key && { 'idempotency-key': key }),
      ...(body && { 'content-type': isPicture ? 'image/png' : 'application/json' }),
    },
    body: isPicture ? new Uint8Array(body) : body && JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  const text = await response.text();
  return {
    ...{ status: response.status, asked: `${method} ${path}` },
    results: text ? (JSON.parse(text) as { results: Results }).results : (undefined as Results),
  };
}

/** So many calls at the same time: on connections that lead to several pods. */
export const atOnce = <Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** @throws where it was not served */
export async function resultsOf<Results>(answer: Promise<Answer<Results>>): Promise<Results> {
  const { asked, status, results } = await answer;
  if (status >= 300) throw new Error(`${asked} was answered ${status}`);
  return results;
}

interface Made {
  id: number;
}

/** A category of one's own, which takes ideas. */
export const newCategory = (site: Site, word: string, more: object = {}): Promise<Made> => {
  const body = { name: `試験 ${word}`, search_key: `test-${word}`, status: 'on_air', ...more };
  return resultsOf(ask<Made>(site, '/categories', { by: 'operator1', method: 'POST', body }));
};

export const newIdea = (site: Site, name: string, category: number): Promise<Made> => {
  const body = { name, contents: name, category };
  return resultsOf(ask<Made>(site, '/ideas', { by: 'member1', method: 'POST', body }));
};
