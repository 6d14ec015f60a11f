import { sum } from 'd3-array';
import { shares } from '../palette.ts';
import type { Ranked } from '../ranked.ts';

/** The greatest first, without the empty ones; as many as there are colours, the last of them all the rest. */
export function gatherRest(items: Ranked[], restLabel: string, room: number = shares.length): Ranked[] {
  const sorted = items.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
  if (sorted.length <= room) return sorted;
  const rest = sum(sorted.slice(room - 1), ({ count }) => count);
  return [...sorted.slice(0, room - 1), { key: 'rest', label: restLabel, count: rest }];
}
