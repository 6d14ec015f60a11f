import type { Call, Outcome } from './calls.ts';

const patienceMs = 20_000;

export interface Answer {
  outcome: Outcome;
  said?: string;
  results?: { id: number };
}

interface Body {
  results?: { id: number };
  may_have_happened?: boolean;
}

const judge = (response: Response, isAgain: boolean, body: Body): Outcome => {
  if (response.ok) return 'done';
  // The first attempt with this key is under way.
  if (response.status === 409 && isAgain) return 'unsure';
  if (response.status === 503) return body.may_have_happened ? 'unsure' : 'refused';
  return 'odd';
};

const asJson = (text: string): Body => {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return {};
  }
};

/**
 * Asks the product from the outside; what is not answered may have happened.
 * @param isAgain whether this key was sent before
 */
export const ask = async (
  origin: string,
  { method, path, body }: Call,
  headers: Record<string, string>,
  isAgain = false,
): Promise<Answer> => {
  try {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    const said = asJson(text);
    const outcome = judge(response, isAgain, said);
    return outcome === 'done'
      ? { outcome, results: said.results }
      : { outcome, said: `${method} ${path} ${response.status} ${text.slice(0, 200)}` };
  } catch (error) {
    const { name, message, cause } = error as Error;
    const said = `${method} ${path} ${name} ${message} ${cause instanceof Error ? cause.message : ''}`;
    return { outcome: method === 'GET' ? 'refused' : 'unsure', said };
  }
};
