import type { ServiceName } from '@ideabox/protos';
import { Pool } from 'undici';
import { patientConnector } from '../network/connect-patiently.ts';

export type UpstreamAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

/** The answer is longer than what is kept for everyone. */
export class TooLongToKeep extends Error {
  override name = 'TooLongToKeep';
}

/** The service answered, with an error of its own. */
export class UpstreamFailed extends Error {
  override name = 'UpstreamFailed';
}

const longest = 2 * 1024 * 1024;

export type Upstreams = {
  get: (
    service: ServiceName,
    path: string,
    headers: Record<string, string | undefined>,
  ) => Promise<UpstreamAnswer>;
  close: () => Promise<void>;
};

const readBody = async (body: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > longest) throw new TooLongToKeep();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
};

/** Keep-alive connections to every service for the gateway's own questions; each has a deadline. */
export const createUpstreams = (urls: Record<ServiceName, string>, timeoutMs: number): Upstreams => {
  const pools = Object.fromEntries(
    Object.entries(urls).map(([name, url]) => [
      name,
      new Pool(new URL(url).origin, {
        connections: 32,
        connect: patientConnector({ timeout: Math.min(2_000, timeoutMs) }),
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      }),
    ]),
  ) as Record<ServiceName, Pool>;
  return {
    get: async (service, path, headers) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const sent = Object.fromEntries(
        Object.entries(headers).filter((item): item is [string, string] => item[1] !== undefined),
      );
      const answer = await pools[service].request({ method: 'GET', path, headers: sent, signal });
      return { status: answer.statusCode, headers: answer.headers, body: await readBody(answer.body) };
    },
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.destroy()));
    },
  };
};
