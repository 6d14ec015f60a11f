import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../call.ts';
import { dashboardRequests } from '../data/dashboard-requests.ts';
import type { LoadRequest } from '../load/load.ts';
import { startDrizzle } from '../load/start-load.ts';
import type { Measurement } from '../measurement.ts';

const [perSecond, seconds] = [50, 120];
const targetMs = 50;

/** Asks everything once: what a site has found in its days, and not yet after it was filled, is found then. */
async function askAll(origin: string, requests: LoadRequest[]): Promise<number> {
  const began = performance.now();
  for (const { path } of requests) await (await fetch(origin + path)).arrayBuffer();
  return (performance.now() - began) / 1_000;
}

type Month = { period_start: string; count: number };

export const dashboardFigures: Measurement = {
  letter: 'o',
  title: 'Every figure of the dashboards',
  notes: [
    `${perSecond} requests a second in all at the gateway for ${seconds} s: every widget with every period, theme and choice that its card offers a visitor.`,
    `The aim is a p99 of ${targetMs} ms for each widget. Each was asked once before, one after the other: what takes long to count is found ahead on a site that has run for a day.`,
  ],
  run: async ({ origin }) => {
    const api = `${origin}/api/v1`;
    const categories = await call<{ id: number }[]>(`${api}/categories`);
    const months = await call<Month[]>(
      `${api}/analytics/ideas?period_start=2000-01-01&period_end=${new Date().toISOString().slice(0, 10)}&period_type=month`,
    );
    const first = months.find(({ count }) => count > 0)?.period_start;
    if (first === undefined) throw new Error('There are no ideas');
    const requests = dashboardRequests(
      categories.map(({ id }) => id),
      first,
    );
    const askedSeconds = await askAll(origin, requests);
    const end = startDrizzle({ origin, requests, perSecond });
    await sleep(seconds * 1_000);
    const { groups = {}, ...all } = await end();
    const slowestFirst = Object.entries(groups).toSorted(([, one], [, other]) => other.p99ms - one.p99ms);
    return [
      {
        name: 'all together',
        value: all.p99ms,
        unit: 'ms p99',
        details: { 'p50 ms': all.p50ms, questions: requests.length, 'asked once in s': askedSeconds },
      },
      ...slowestFirst.map(([widget, { p50ms, p99ms, statuses }]) => ({
        name: widget,
        value: p99ms,
        unit: 'ms p99',
        target: { atMost: targetMs },
        details: {
          'p50 ms': p50ms,
          ...Object.fromEntries(Object.entries(statuses).map(([status, n]) => [`answered ${status}`, n])),
        },
      })),
    ];
  },
};
