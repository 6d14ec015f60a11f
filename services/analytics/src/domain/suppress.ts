/** How many members have a value: `count` among those who are asked for, `others` among the rest. */
export type Cell = { key: string; count: number; others: number };

/** Fewer than so many members are not told apart. */
export const fewestMembers = 5;

/** The key of those who are not told apart. */
export const suppressedKey = 'suppressed';

const isSmall = (count: number) => count > 0 && count < fewestMembers;

/**
 * Puts the cells of fewer than five members together. When one alone would be left, or all of them together are still
 * fewer than five, the next smallest goes with them: a single cell would be the difference to the total, which is
 * known. A cell whose rest is small goes too, since the rest is the difference to the count of everyone. Where not even
 * all of them are five, nothing is told.
 */
export const suppress = (cells: readonly Cell[]): { key: string; count: number }[] => {
  const held = cells
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count || (a.key < b.key ? -1 : 1));
  const together = held.filter(({ count, others }) => isSmall(count) || isSmall(others));
  const apart = held.filter((cell) => !together.includes(cell));
  const sum = () => together.reduce((total, { count }) => total + count, 0);
  while (together.length > 0 && (together.length < 2 || sum() < fewestMembers)) {
    const next = apart.shift();
    if (!next) break;
    together.push(next);
  }
  const shown = apart.map(({ key, count }) => ({ key, count }));
  shown.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  const rest = sum();
  return rest >= fewestMembers && together.length > 1
    ? [...shown, { key: suppressedKey, count: rest }]
    : shown;
};
