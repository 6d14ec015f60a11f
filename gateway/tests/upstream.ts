import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally } from './listen-locally.ts';

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: Buffer };

export type Answer = (response: ServerResponse, seen: Seen, request: IncomingMessage) => void;

export const json =
  (body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

/** As services answer what is alike for everyone. */
export const shared =
  (body: unknown, etag = 'W/"1"'): Answer =>
  (response, { headers }) => {
    const kept = { 'Cache-Control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=5', ETag: etag };
    if (headers['if-none-match'] === etag) response.writeHead(304, kept).end();
    else json(body, kept)(response, {} as Seen, {} as IncomingMessage);
  };

/** Any upstream: it keeps what it was sent, and answers as it is told. */
export const startUpstream = async (port = 0) => {
  const seen: Seen[] = [];
  let answer: Answer = json({ results: {} });
  const server = createServer(async (request, response) => {
    // Whether it is there is no call of the tests'.
    if (request.url === '/readyz') return void response.end();
    const chunks: Buffer[] = [];
    const entry = { method: request.method ?? '', url: request.url ?? '', headers: request.headers };
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const whole = { ...entry, body: Buffer.concat(chunks) };
    seen.push(whole);
    answer(response, whole, request);
  });
  // As services do: the side that asks has to be the one that closes.
  server.keepAliveTimeout = 65_000;
  const listening = await listenLocally(server, port);
  return {
    ...listening,
    server,
    seen,
    last: () => seen.at(-1) as Seen,
    answerWith: (next: Answer) => {
      answer = next;
      seen.length = 0;
    },
  };
};

export type Upstream = Awaited<ReturnType<typeof startUpstream>>;
