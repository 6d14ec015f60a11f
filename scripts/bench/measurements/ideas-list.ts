import { fetchBytes } from '../bare/fetch-bytes.ts';
import { startBareServer } from '../bare/start-bare-server.ts';
import { runBurst } from '../load/start-load.ts';
import type { Measurement } from '../measurement.ts';
import { cpuSeconds } from '../processes/cpu-seconds.ts';
import { median } from '../statistics.ts';

const path = '/api/v1/ideas';
const headers = { 'accept-encoding': 'gzip, deflate, br' };
const [rounds, seconds, connections] = [5, 3, 32];

const sideOf = (origin: string, pid: number) => ({
  origin,
  pid,
  perSecond: [] as number[],
  micros: [] as number[],
  busy: [] as number[],
});

export const ideasList: Measurement = {
  letter: 'a',
  title: 'The list of 20 ideas, for visitors',
  notes: [
    'Gateway, bare server and load generator (raw sockets, as autocannon would be the bottleneck) are a process each; rounds take turns; medians of the rounds.',
    'The bare server sends the same bytes and headers, without X-Request-Id and RateLimit, which differ from answer to answer.',
  ],
  run: async ({ origin, pidOf }) => {
    const answer = await fetchBytes(`${origin}${path}`, headers);
    const bare = await startBareServer(answer);
    const sides = [sideOf(origin, pidOf('gateway')), sideOf(bare.origin, bare.pid)] as const;
    const request = { path, headers };
    try {
      for (const side of sides) await runBurst({ origin: side.origin, request, connections, seconds: 2 });
      for (let round = 0; round < rounds; round += 1) {
        for (const side of sides) {
          const before = cpuSeconds(side.pid);
          const result = await runBurst({ origin: side.origin, request, connections, seconds });
          const cpu = cpuSeconds(side.pid) - before;
          if (result.accepted !== result.answers)
            throw new Error(`Refusals: ${JSON.stringify(result.statuses)}`);
          side.perSecond.push(result.perSecond);
          side.micros.push((cpu / result.answers) * 1e6);
          side.busy.push((cpu / result.seconds) * 100);
        }
      }
    } finally {
      bare.stop();
    }
    const [gateway, plain] = sides;
    const ratio = median(gateway.perSecond.map((value, round) => value / (plain.perSecond[round] as number)));
    const speed = (name: string, { perSecond, micros, busy }: (typeof sides)[number]) => ({
      name,
      value: median(perSecond),
      unit: 'requests/s',
      details: { 'µs of processor': median(micros), '% of a core': median(busy) },
    });
    return [
      speed('through the gateway', gateway),
      speed('bare node:http', plain),
      { name: 'ratio', value: ratio, unit: '', target: { atLeast: 0.4 } },
      { name: 'ratio of processor time', value: median(plain.micros) / median(gateway.micros), unit: '' },
      { name: 'answer', value: answer.body.byteLength, unit: 'bytes' },
    ];
  },
};
