import { Agent, request } from 'node:http';
import type { Drizzle, LoadRequest } from './load.ts';
import { createTally } from './tally.ts';

const tickMs = 10;

/** autocannon sends a second's requests at its beginning; this spreads them over it. @returns how to end it */
export function drizzle({ origin, requests, perSecond }: Drizzle) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const tally = createTally();
  const groups = new Map<string, typeof tally>();
  const groupOf = (name: string) => {
    const group = groups.get(name) ?? createTally();
    groups.set(name, group);
    return group;
  };
  const send = ({ path, method = 'GET', headers, body, group }: LoadRequest) => {
    const sentAt = performance.now();
    const tallies = group === undefined ? [tally] : [tally, groupOf(group)];
    const add = (status: number | 'error', ms: number) => {
      for (const one of tallies) one.add(status, ms);
    };
    const failed = () => add('error', 0);
    request(new URL(path, origin), { agent, method, headers, timeout: 10_000 }, (answer) => {
      answer.once('end', () => add(answer.statusCode ?? 0, performance.now() - sentAt));
      answer.once('error', failed);
      answer.resume();
    })
      .once('error', failed)
      .end(body);
  };
  const began = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    for (const due = ((performance.now() - began) / 1_000) * perSecond; sent < due; sent += 1) {
      send(requests[sent % requests.length] as LoadRequest);
    }
  }, tickMs);
  return () => {
    clearInterval(timer);
    const result = tally.result();
    agent.destroy();
    if (groups.size === 0) return result;
    return { ...result, groups: Object.fromEntries([...groups].map(([name, one]) => [name, one.result()])) };
  };
}
