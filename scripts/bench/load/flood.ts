import autocannon from 'autocannon';
import type { Flood, LoadResult } from './load.ts';
import { createTally } from './tally.ts';

/** Every connection sends what is its own: the requests are dealt out where each is sent once. */
export function flood({ origin, requests, connections, seconds }: Flood): Promise<LoadResult> {
  const count = Math.min(connections, seconds ? connections : requests.length);
  const once = seconds === undefined;
  let next = 0;
  const setupClient = (client: autocannon.Client) => {
    const own = next;
    next += 1;
    client.setRequests(once ? requests.filter((_, index) => index % count === own) : requests);
  };
  const tally = createTally();
  return new Promise((resolve, reject) => {
    const limits = once ? { amount: requests.length } : { duration: seconds };
    const run = autocannon(
      { url: origin, connections: count, timeout: 30, setupClient, ...limits },
      (error) => (error ? reject(error) : resolve(tally.result())),
    );
    run.on('response', (_client, status, _bytes, ms) => tally.add(status, ms));
    run.on('reqError', () => tally.add('error', 0));
  });
}
