import type { Area } from '@ideabox/charts';
import type { Cell } from '../../figures/get-breakdown.ts';
import type { Population } from '../../figures/get-populations.ts';

const inhabitants = 100_000;

/** Members of each prefecture with how many they are of every 100,000 inhabitants; of other places nobody says how many live there. */
export function withRates(cells: Cell[], populations: Population[]): Area[] {
  const living = new Map(populations.map(({ key, count }) => [key, count]));
  return cells.map((cell) => {
    const population = living.get(cell.key);
    return { ...cell, rate: population ? (cell.count / population) * inhabitants : null };
  });
}
