import { setTimeout as sleep } from 'node:timers/promises';
import { everyGetRequest } from '../data/every-get-request.ts';
import type { LoadResult } from '../load/load.ts';
import { startDrizzle } from '../load/start-load.ts';
import type { Figure, Measurement } from '../measurement.ts';

const [perSecond, warmUpSeconds, seconds] = [50, 5, 120];
const targetMs = 50;

const statusesOf = ({ statuses }: LoadResult) =>
  Object.fromEntries(Object.entries(statuses).map(([status, count]) => [`answered ${status}`, count]));

const figureOf = (path: string, result: LoadResult): Figure => ({
  name: path,
  value: result.p99ms,
  unit: 'ms p99',
  details: { 'p50 ms': result.p50ms, ...statusesOf(result) },
});

export const everyGet: Measurement = {
  letter: 'h',
  title: 'Every GET of the contract',
  notes: [
    `${perSecond} requests a second in all, through the gateway, evenly over the paths of its OpenAPI document, for ${seconds} s.`,
    `The aim is a p99 of ${targetMs} ms for each; with some ${Math.round((perSecond * seconds) / 60)} answers a path it is next to the slowest one.`,
    'Left out: files (open data, exports, icons) and what an e-mail alone has the key to.',
  ],
  run: async (bench) => {
    const { requests, leftOut } = await everyGetRequest(bench);
    const load = { origin: bench.origin, requests, perSecond };
    const endWarmUp = startDrizzle(load);
    await sleep(warmUpSeconds * 1_000);
    await endWarmUp();
    const end = startDrizzle(load);
    await sleep(seconds * 1_000);
    const { groups = {}, ...all } = await end();
    const slowestFirst = Object.entries(groups).toSorted(([, one], [, other]) => other.p99ms - one.p99ms);
    return [
      figureOf('all together', all),
      {
        name: `paths with a p99 above ${targetMs} ms`,
        value: slowestFirst.filter(([, { p99ms }]) => p99ms > targetMs).length,
        unit: `of ${slowestFirst.length}`,
      },
      ...slowestFirst.map(([path, result]) => figureOf(path, result)),
      { name: `left out: ${leftOut.join(', ')}`, value: leftOut.length, unit: 'paths' },
    ];
  },
};
