import { call } from '../call.ts';
import { postComment } from '../data/post-comment.ts';
import { postIdea } from '../data/post-idea.ts';
import type { LoadResult } from '../load/load.ts';
import { runFlood } from '../load/start-load.ts';
import type { Measurement } from '../measurement.ts';
import type { Bench } from '../open-bench.ts';
import { cpuOfStack, cpuSince } from '../processes/cpu-of-stack.ts';
import { median } from '../statistics.ts';

const [rounds, seconds, connections, pageSize] = [3, 3, 16, 10];

async function makePageFull(bench: Bench, url: string, headers: Record<string, string>): Promise<void> {
  const held = await call<unknown[]>(url, { headers });
  if (held.length >= pageSize) return;
  const idea = await postIdea(bench);
  for (let count = held.length; count < pageSize; count += 1) await postComment(bench, idea);
  while ((await call<unknown[]>(url, { headers })).length < pageSize)
    await new Promise((done) => setTimeout(done, 100));
}

const sideOf = (origin: string, processes: string[], headers: () => Promise<Record<string, string>>) => ({
  origin,
  /** Whose work the answer is. */
  processes,
  headers,
  results: [] as LoadResult[],
  micros: [] as number[],
});

export const notifications: Measurement = {
  letter: 'b',
  title: "A member's notifications",
  notes: [
    'GET /members/{id}/notifications (10 of them) with an access token at the gateway, and with a passport at the service itself.',
    `${connections} connections, as fast as it goes; rounds take turns; medians of the rounds. Processor: all processes behind an answer.`,
  ],
  run: async (bench) => {
    const { id, headers } = await bench.account('member1');
    const path = `/api/v1/members/${id}/notifications`;
    await makePageFull(bench, `${bench.origin}${path}`, headers);
    const asMember = () => bench.passport({ id, name: 'member1', roles: ['general'] });
    const sides = [
      sideOf(bench.origin, ['gateway', 'notifications', 'postgres', 'redis'], async () => headers),
      sideOf(bench.serviceOrigin('notifications'), ['notifications', 'postgres'], asMember),
    ] as const;
    for (let round = -1; round < rounds; round += 1) {
      for (const side of sides) {
        const requests = [{ path, headers: await side.headers() }];
        const before = cpuOfStack(bench.stack);
        const result = await runFlood({
          origin: side.origin,
          requests,
          connections,
          seconds: round < 0 ? 1 : seconds,
        });
        if (result.accepted !== result.answers)
          throw new Error(`Refusals: ${JSON.stringify(result.statuses)}`);
        if (round < 0) continue;
        const used = cpuSince(bench.stack, before);
        const busy = side.processes.reduce((sum, name) => sum + (used[name] ?? 0), 0);
        side.results.push(result);
        side.micros.push((busy / result.answers) * 1e6);
      }
    }
    const speed = (name: string, { results, micros }: (typeof sides)[number]) => ({
      name,
      value: median(results.map(({ perSecond }) => perSecond)),
      unit: 'requests/s',
      details: {
        'p50 ms': median(results.map(({ p50ms }) => p50ms)),
        'p99 ms': median(results.map(({ p99ms }) => p99ms)),
        'µs of processor': median(micros),
      },
    });
    const figures = [
      speed('through the gateway', sides[0]),
      speed('the service directly', sides[1]),
    ] as const;
    return [...figures, { name: 'ratio', value: figures[0].value / figures[1].value, unit: '' }];
  },
};
