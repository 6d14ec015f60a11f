import { setTimeout as sleep } from 'node:timers/promises';
import { startDrizzle } from '../load/start-load.ts';
import type { Figure, Measurement } from '../measurement.ts';
import type { Memory } from '../processes/memory-of.ts';
import { memoryOfStack } from '../processes/memory-of-stack.ts';
import { mixedRequests } from './mixed-requests.ts';

const [background, seconds] = [500, 10];

const larger = (one: Memory | undefined, other: Memory): Memory => ({
  rss: Math.max(one?.rss ?? 0, other.rss),
  pss: other.pss === undefined ? undefined : Math.max(one?.pss ?? 0, other.pss),
});

const figureOf = (name: string, idle: Memory, loaded: Memory): Figure => ({
  name: `${name}, under load`,
  value: loaded.pss ?? loaded.rss,
  unit: 'MiB',
  details: { idle: idle.pss ?? idle.rss, 'resident idle': idle.rss, 'resident under load': loaded.rss },
});

const total = (memories: Iterable<Memory>): Memory => {
  const all = [...memories];
  return {
    rss: all.reduce((sum, { rss }) => sum + rss, 0),
    pss: all.reduce((sum, { rss, pss }) => sum + (pss ?? rss), 0),
  };
};

export const memory: Measurement = {
  letter: 'f',
  title: 'Memory of every process',
  notes: [
    'The share of each (PSS: what processes have in common is divided among them), or what is resident where /proc does not tell the share.',
    'Idle: the stack freshly started, before the first measurement. Under load: the highest of looks every second, after the other measurements.',
    `Load: lists, ideas, comments, searches and notifications, ${background} a second. Postgres with all its processes.`,
  ],
  run: async (bench) => {
    const endLoad = startDrizzle({
      origin: bench.origin,
      requests: await mixedRequests(bench),
      perSecond: background,
    });
    const loaded = new Map<string, Memory>();
    for (let second = 0; second < seconds; second += 1) {
      await sleep(1_000);
      for (const [name, now] of memoryOfStack(bench.stack)) loaded.set(name, larger(loaded.get(name), now));
    }
    const { perSecond } = await endLoad();
    return [
      ...[...bench.idle].map(([name, idle]) => figureOf(name, idle, loaded.get(name) ?? { rss: 0, pss: 0 })),
      figureOf('all together', total(bench.idle.values()), total(loaded.values())),
      { name: 'load', value: perSecond, unit: 'requests/s' },
    ];
  },
};
