import { request } from 'node:http';
import type { BareAnswer } from './bare-server.ts';

/** Made anew for every answer, or by the server itself. */
const perAnswer = /^(?:x-request-id|ratelimit|date|connection|keep-alive)$/i;

/** An answer as it comes over the wire, compressed if it is. */
export function fetchBytes(url: string, headers: Record<string, string>): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${url} answered ${answer.statusCode}`));
        const pairs = Array.from({ length: answer.rawHeaders.length / 2 }, (_, index) =>
          answer.rawHeaders.slice(index * 2, index * 2 + 2),
        );
        const kept = pairs.filter(([name = '']) => !perAnswer.test(name));
        resolve({ headers: kept.flat(), body: Buffer.concat(chunks) });
      });
    });
    sent.once('error', reject).end();
  });
}
