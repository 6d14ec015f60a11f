import type { Capacity } from './capacity.ts';

interface Watched {
  arrivals: number[];
  processor: { second: number; used: Record<string, number> }[];
}

/** Processor time that each part uses for a visitor, in milliseconds, while all are served; most first. */
export function processorOfVisitors(
  { arrivals, processor }: Watched,
  { second, lagSeconds }: Pick<Capacity, 'second' | 'lagSeconds'>,
): Record<string, number> {
  const within = processor.filter((sample) => sample.second <= second);
  const [first, last] = [within[0], within.at(-1)];
  if (!first || !last || first === last) return {};
  const from = Math.max(0, Math.round(first.second) - lagSeconds);
  const visitors = arrivals
    .slice(from, Math.max(0, Math.round(last.second) - lagSeconds))
    .reduce((sum, arrived) => sum + arrived, 0);
  if (visitors === 0) return {};
  return Object.fromEntries(
    Object.entries(last.used)
      .map(([part, used]) => [part, ((used - (first.used[part] ?? 0)) / visitors) * 1_000] as const)
      .filter(([, ms]) => ms >= 0.01)
      .toSorted((a, b) => b[1] - a[1]),
  );
}
