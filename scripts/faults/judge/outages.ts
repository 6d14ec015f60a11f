import type { Try } from '../load/calls.ts';

export interface Outage {
  kind: string;
  ms: number;
}

/** From the first call of a kind that was not served to the end of the next that was. */
const outagesOf = (kind: string, tries: Try[]): Outage[] => {
  const outages: Outage[] = [];
  let since: number | undefined;
  for (const { at, ms, outcome } of tries.toSorted((a, b) => a.at - b.at)) {
    if (outcome !== 'done') since ??= at;
    else if (since !== undefined) {
      outages.push({ kind, ms: at + ms - since });
      since = undefined;
    }
  }
  return outages;
};

export const longestOutage = (tries: Try[]): Outage | undefined =>
  [...Map.groupBy(tries, ({ kind }) => kind)]
    .flatMap(([kind, its]) => outagesOf(kind, its))
    .toSorted((a, b) => b.ms - a.ms)[0];

export const percentile = (tries: Try[], share: number): number => {
  const sorted = tries.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
};
