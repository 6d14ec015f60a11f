import { fewest } from './disclosure.ts';

/** How many members of a role have a value. */
export type Cell = { key: string; role: string; count: number };

type Told = Omit<Cell, 'role'>;

/** The key of those who are not told apart. */
const suppressedKey = 'suppressed';

const greatestFirst = (a: Told, b: Told) => b.count - a.count || (a.key < b.key ? -1 : 1);

/**
 * Puts the cells of fewer than five together. When one alone would be left, or all of them together are still fewer than
 * five, the next smallest goes with them: a single cell would be the difference to the total, which is known. Where not
 * even all of them are five, nothing is told.
 */
export const suppress = (cells: readonly Told[]): Told[] => {
  const held = cells.filter(({ count }) => count > 0).sort(greatestFirst);
  const apart = held.filter(({ count }) => count >= fewest);
  const together = held.slice(apart.length);
  const sum = () => together.reduce((total, { count }) => total + count, 0);
  while (together.length > 0 && (together.length < 2 || sum() < fewest)) {
    const next = apart.pop();
    if (!next) break;
    together.push(next);
  }
  const shown = apart.map(({ key, count }) => ({ key, count }));
  const rest = sum();
  return rest >= fewest && together.length > 1 ? [...shown, { key: suppressedKey, count: rest }] : shown;
};

/**
 * The tables of the roles that are asked for, all where none is named, added up. Each role is suppressed by itself, so
 * that no difference between two answers says more than the table of a role does.
 */
export const tellByRole = (cells: readonly Cell[], roles: readonly string[]): Told[] => {
  const sums = new Map<string, number>();
  for (const [role, table] of Map.groupBy(cells, ({ role }) => role)) {
    if (roles.length > 0 && !roles.includes(role)) continue;
    for (const { key, count } of suppress(table)) sums.set(key, (sums.get(key) ?? 0) + count);
  }
  const rest = sums.get(suppressedKey);
  sums.delete(suppressedKey);
  const told = [...sums].map(([key, count]) => ({ key, count })).sort(greatestFirst);
  return rest === undefined ? told : [...told, { key: suppressedKey, count: rest }];
};
