import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Arrivals, LoadRequest, Phase, PhaseResult } from './load.ts';
import { outcomesOf, type Sent } from './outcomes.ts';

const tickMs = 5;
/** Who has had no answer for so long goes away. */
const patienceMs = 10_000;
const addresses = 20_000;

/**
 * Sends what is due whether or not what was sent before has been answered, over as many connections as that takes: a crowd does not wait
 * for one another. Times count from when a request was due, so that a generator that is late makes nothing look faster.
 */
export function createArrivals({ origin, requests }: Omit<Arrivals, 'kind'>) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, scheduling: 'fifo' });
  let count = 0;

  const send = ({ path, method = 'GET', headers, body, group = 'all', keyed }: LoadRequest, dueAt: number) =>
    new Promise<Sent>((resolve) => {
      const done = (status: number) => resolve({ group, dueAt, status, ms: performance.now() - dueAt });
      const reader = count % addresses;
      const sent = {
        ...headers,
        'x-forwarded-for': `198.18.${reader >> 8}.${reader & 255}`,
        ...(keyed ? { 'idempotency-key': randomUUID() } : {}),
      };
      const signal = AbortSignal.timeout(patienceMs);
      request(new URL(path, origin), { agent, method, headers: sent, signal }, (answer) => {
        answer.once('end', () => done(answer.statusCode ?? 0));
        answer.once('error', () => done(0));
        answer.resume();
      })
        .once('error', () => done(0))
        .end(body);
    });

  /** One after the other, as the list has them. */
  const next = (): LoadRequest => {
    count += 1;
    return requests[count % requests.length] as LoadRequest;
  };

  const inTurn = async (connections: number, until: number) => {
    const made: Sent[] = [];
    const one = async () => {
      while (performance.now() < until) made.push(await send(next(), performance.now()));
    };
    await Promise.all(Array.from({ length: connections }, one));
    return { made, inFlight: connections };
  };

  const asDue = async (perSecond: number, until: number) => {
    const underWay = new Set<Promise<void>>();
    const made: Sent[] = [];
    const startedAt = performance.now();
    let inFlight = 0;
    for (let sent = 0; performance.now() < until; ) {
      const due = ((performance.now() - startedAt) / 1_000) * perSecond;
      for (; sent < due; sent += 1) {
        const answered = send(next(), startedAt + (sent * 1_000) / perSecond).then((one) => {
          made.push(one);
          underWay.delete(answered);
        });
        underWay.add(answered);
      }
      inFlight = Math.max(inFlight, underWay.size);
      await new Promise((resolve) => setTimeout(resolve, tickMs));
    }
    // The next phase begins on time; what is unanswered is waited for behind it.
    return { made: Promise.all(underWay).then(() => made), inFlight };
  };

  const run = async (phase: Phase): Promise<{ result: Promise<PhaseResult> }> => {
    const startedAt = performance.now();
    const until = startedAt + phase.seconds * 1_000;
    const { made, inFlight } =
      'connections' in phase ? await inTurn(phase.connections, until) : await asDue(phase.perSecond, until);
    const result = Promise.resolve(made).then((all) => {
      const bySecond = Map.groupBy(all, ({ dueAt }) => Math.floor((dueAt - startedAt) / 1_000));
      const byGroup = Map.groupBy(all, ({ group }) => group);
      return {
        ...outcomesOf(all),
        seconds: Array.from({ length: phase.seconds }, (_, second) => outcomesOf(bySecond.get(second) ?? [])),
        groups: Object.fromEntries([...byGroup].map(([name, some]) => [name, outcomesOf(some)])),
        inFlight,
      };
    });
    return { result };
  };

  return { run, close: () => agent.destroy() };
}
