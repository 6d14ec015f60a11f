import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from './api-client.ts';
import { accountRefused } from './api-error.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

type Tokens = { token?: string | null; renewed?: string | null; isLoggedIn?: boolean; isRefused?: boolean };

async function clientOf(handler: Handler, tokens: Tokens = {}) {
  const server = createServer(handler).listen(0);
  const { port } = server.address() as AddressInfo;
  const api = createApiClient({
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    accessToken: async () => tokens.token ?? null,
    renewToken: async () => tokens.renewed ?? null,
    isLoggedIn: () => tokens.isLoggedIn ?? false,
    isRefused: async () => tokens.isRefused ?? false,
    visitorId: 'v',
    timeoutMs: 300,
  });
  return { api, close: () => server.close() };
}

test('sends what the contract asks of every call', async () => {
  let seen: IncomingMessage | undefined;
  const { api, close } = await clientOf((request, response) => {
    seen = request;
    response.end('{"results":[]}');
  });
  await expect(api.get('/ideas', { query: { limit: 5 } })).resolves.toEqual({ results: [] });
  expect(seen?.url).toBe('/api/v1/ideas?limit=5&visitor_id=v');
  expect(seen?.headers['x-requested-with']).toBe('XMLHttpRequest');
  expect(seen?.headers.authorization).toBeUndefined();
  close();
});

test('a refusal is an ApiError with all that the server said', async () => {
  const { api, close } = await clientOf((_request, response) => {
    response.writeHead(429, { 'Retry-After': '7' });
    response.end('{"message":"server_many_request","request_id":"r1","errors":{"name":["required"]}}');
  });
  await expect(api.post('/ideas', { body: {} })).rejects.toMatchObject({
    name: 'ApiError',
    status: 429,
    message: 'server_many_request',
    requestId: 'r1',
    retryAfter: 7,
    errors: { name: ['required'] },
  });
  close();
});

test('a refused token is renewed once; without a new one the call goes on as a visitor’s', async () => {
  const handler: Handler = (request, response) => {
    response.statusCode = request.headers.authorization === 'Bearer old' ? 401 : 200;
    response.end(JSON.stringify({ results: request.headers.authorization ?? 'visitor' }));
  };
  const member = await clientOf(handler, { token: 'old', renewed: 'new' });
  await expect(member.api.get('/me')).resolves.toEqual({ results: 'Bearer new' });
  const ended = await clientOf(handler, { token: 'old', renewed: null });
  await expect(ended.api.get('/ideas')).resolves.toEqual({ results: 'visitor' });
  member.close();
  ended.close();
});

test('where no token is to be had for the moment, what only members may ask has no answer; a refusal stays one', async () => {
  const handler: Handler = (request, response) => {
    response.statusCode = request.headers.authorization === 'Bearer good' ? 200 : 401;
    response.end('{"message":"Unauthorized"}');
  };
  for (const tokens of [{ token: null }, { token: 'old', renewed: null }]) {
    const { api, close } = await clientOf(handler, { ...tokens, isLoggedIn: true });
    await expect(api.get('/me')).rejects.toMatchObject({ status: 0 });
    close();
  }
  for (const tokens of [
    { token: 'old', renewed: 'bad', isLoggedIn: true },
    { token: 'old', renewed: null, isLoggedIn: false },
  ]) {
    const { api, close } = await clientOf(handler, tokens);
    await expect(api.get('/me')).rejects.toMatchObject({ status: 401 });
    close();
  }
});

test('HTML where JSON belongs is no answer', async () => {
  const { api, close } = await clientOf((_request, response) => response.end('<!doctype html><p>Log in'));
  await expect(api.get('/ideas')).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  close();
});

test('no answer in time is an ApiError of status 0; leaving the page is not', async () => {
  const { api, close } = await clientOf(() => {});
  await expect(api.get('/ideas')).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  const leave = new AbortController();
  const call = api.get('/ideas', { signal: leave.signal });
  leave.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  close();
});

test('a file is sent as it is, under its own type', async () => {
  const seen = { type: '', body: '' };
  const { api, close } = await clientOf(async (request, response) => {
    seen.type = request.headers['content-type'] ?? '';
    for await (const piece of request) seen.body += piece;
    response.end('{}');
  });
  await api.put('/members/me/icon', { body: new Blob(['picture'], { type: 'image/png' }) });
  expect(seen).toEqual({ type: 'image/png', body: 'picture' });
  close();
});

test.each([
  [true, 'all may read'],
  [false, 'Forbidden'],
])('who may no longer use the site (%s) reads on as a visitor', async (isRefused, outcome) => {
  const { api, close } = await clientOf(
    ({ headers }, response) => {
      response.statusCode = headers.authorization ? 403 : 200;
      response.end(JSON.stringify({ message: headers.authorization ? 'Forbidden' : 'all may read' }));
    },
    { token: 'of a suspended member', isRefused },
  );
  const read = await api.get<{ message: string }>('/ideas').catch((error: Error) => error);
  expect(read.message).toBe(outcome);
  const written = await api.put('/ideas/1/vote').catch((error: Error) => error);
  expect(written).toMatchObject({ status: 403, message: isRefused ? accountRefused : 'Forbidden' });
  close();
});
