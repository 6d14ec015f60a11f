import { call } from '../call.ts';
import { postComment } from '../data/post-comment.ts';
import { postIdea } from '../data/post-idea.ts';
import type { LoadResult } from '../load/load.ts';
import { runFlood } from '../load/start-load.ts';
import type { Measurement } from '../measurement.ts';
import type { Bench } from '../open-bench.ts';
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

export const notifications: Measurement = {
  letter: 'b',
  title: "A member's notifications",
  notes: [
    'GET /members/{id}/notifications (10 of them) with an access token at the gateway, and with a passport at the service itself.',
    `${connections} connections, as fast as it goes; rounds take turns; medians of the rounds.`,
  ],
  run: async (bench) => {
    const { id, headers } = await bench.account('member1');
    const path = `/api/v1/members/${id}/notifications`;
    await makePageFull(bench, `${bench.origin}${path}`, headers);
    const sides = [
      {
        origin: bench.origin,
        headers: async () => headers as Record<string, string>,
        results: [] as LoadResult[],
      },
      {
        origin: bench.serviceOrigin('notifications'),
        headers: () => bench.passport({ id, name: 'member1', roles: ['general'] }),
        results: [] as LoadResult[],
      },
    ] as const;
    for (let round = -1; round < rounds; round += 1) {
      for (const side of sides) {
        const requests = [{ path, headers: await side.headers() }];
        const result = await runFlood({
          origin: side.origin,
          requests,
          connections,
          seconds: round < 0 ? 1 : seconds,
        });
        if (result.accepted !== result.answers)
          throw new Error(`Refusals: ${JSON.stringify(result.statuses)}`);
        if (round >= 0) side.results.push(result);
      }
    }
    const of = (side: (typeof sides)[number], key: 'perSecond' | 'p50ms' | 'p99ms') =>
      median(side.results.map((result) => result[key]));
    const [gateway, service] = sides;
    return [
      { name: 'through the gateway', value: of(gateway, 'perSecond'), unit: 'requests/s' },
      { name: '  p50', value: of(gateway, 'p50ms'), unit: 'ms' },
      { name: '  p99', value: of(gateway, 'p99ms'), unit: 'ms' },
      { name: 'the service directly', value: of(service, 'perSecond'), unit: 'requests/s' },
      { name: '  p50', value: of(service, 'p50ms'), unit: 'ms' },
      { name: '  p99', value: of(service, 'p99ms'), unit: 'ms' },
      { name: 'ratio', value: of(gateway, 'perSecond') / of(service, 'perSecond'), unit: '' },
    ];
  },
};
