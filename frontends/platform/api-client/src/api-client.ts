import { ApiError, accountRefused } from './api-error.ts';
import { errorOf } from './error-of.ts';
import { type Query, queryString } from './query-string.ts';

export type ApiOptions = {
  baseUrl: string;
  /** The access token to send, renewed when it must be; null for a visitor. */
  accessToken: () => Promise<string | null>;
  /** A new token after the API refused the one sent; null when there is none, and the call goes on as a visitor's. */
  renewToken: () => Promise<string | null>;
  /** Whether someone is logged in, be it that no token can be had for the moment. */
  isLoggedIn: () => boolean;
  /** Whether the account may no longer be used at all, and the session is over; asked when a call was refused. */
  isRefused: () => Promise<boolean>;
  /** Sent as `lang` when the site speaks several languages. */
  lang?: string;
  visitorId: string;
  timeoutMs: number;
};

export type Call = {
  query?: Query;
  /** Sent as JSON; a file is sent as it is. */
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** The form of the answer; JSON unless told. */
  accept?: string;
  /** For what takes longer than a call usually may: a picture going up, an export coming down. */
  timeoutMs?: number;
};

export type ApiClient = {
  get: <T>(path: string, call?: Call) => Promise<T>;
  /** The same answer as a table for spreadsheets, where the call has one. */
  getCsv: (path: string, call?: Call) => Promise<Blob>;
  /** Where anyone may ask for the same. */
  addressOf: (path: string, query?: Query) => string;
  post: <T>(path: string, call?: Call) => Promise<T>;
  put: <T>(path: string, call?: Call) => Promise<T>;
  delete: <T>(path: string, call?: Call) => Promise<T>;
};

/** Calls of the product's API. Throws `ApiError`; what is shown of it is for the screen to decide. */
export function createApiClient(options: ApiOptions): ApiClient {
  const attempt = async (method: string, path: string, call: Call, token: string | null) => {
    const deadline = AbortSignal.timeout(call.timeoutMs ?? options.timeoutMs);
    const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline;
    const query = queryString({ ...call.query, visitor_id: options.visitorId, lang: options.lang });
    const body = bodyOf(call);
    const url = `${options.baseUrl}${path}${query}`;
    // The browser's own stale-while-revalidate would show a member the counts from before their vote.
    const init: RequestInit = { method, headers: headersOf(call, token), body, signal, cache: 'no-cache' };
    return fetch(url, init).catch((error: unknown) => {
      if (call.signal?.aborted) throw error;
      throw new ApiError({ status: 0, message: 'no answer' });
    });
  };
  const answer = async (method: string, path: string, call: Call): Promise<Response> => {
    let token = await options.accessToken();
    let response = await attempt(method, path, call, token);
    if (response.status === 401 && token) {
      token = await options.renewToken();
      response = await attempt(method, path, call, token);
    }
    // Sent as a visitor's, because the provider gave no token just now: nobody was turned away for good.
    if (response.status === 401 && !token && options.isLoggedIn()) {
      throw new ApiError({ status: 0, message: 'no token' });
    }
    if (token && isRefusal(response) && (await options.isRefused())) {
      if (method !== 'GET') throw new ApiError({ status: 403, message: accountRefused });
      response = await attempt(method, path, call, null);
    }
    if (!response.ok) throw await errorOf(response);
    return response;
  };
  const send = async <T>(method: string, path: string, call: Call = {}): Promise<T> => {
    const response = await answer(method, path, call);
    return (response.status === 204 ? undefined : await jsonOf(response, call)) as T;
  };
  return {
    get: (path, call) => send('GET', path, call),
    getCsv: async (path, call) => (await answer('GET', path, { ...call, accept: 'text/csv' })).blob(),
    addressOf: (path, query = {}) =>
      `${options.baseUrl}${path}${queryString({ ...query, lang: options.lang })}`,
    post: (path, call) => send('POST', path, call),
    put: (path, call) => send('PUT', path, call),
    delete: (path, call) => send('DELETE', path, call),
  };
}

const isRefusal = ({ status }: Response) => status === 401 || status === 403;

/** A page in between (a portal that wants a login, a proxy) answers with HTML: for the reader that is no answer. */
async function jsonOf(response: Response, { signal }: Call): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError({ status: 0, message: 'no JSON' });
  }
}

function bodyOf({ body }: Call): BodyInit | null {
  if (body instanceof Blob) return body;
  return body === undefined ? null : JSON.stringify(body);
}

function headersOf(call: Call, token: string | null): Headers {
  const headers = new Headers({
    'X-Requested-With': 'XMLHttpRequest',
    Accept: call.accept ?? 'application/json',
  });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (call.body instanceof Blob) headers.set('Content-Type', call.body.type);
  else if (call.body !== undefined) headers.set('Content-Type', 'application/json');
  if (call.idempotencyKey) headers.set('Idempotency-Key', call.idempotencyKey);
  return headers;
}
