import { fewest } from './disclosure.ts';

/** What is told by how evenly it is spread among those who did it. */
export const spreadMetrics = ['ideas', 'comments', 'votes'] as const;

/** How many members did something so many times. */
export type Cell = { times: number; members: number };

/** Members who did something as often as each other, as far as it is told, and how often all of them together. */
type Part = { members: number; total: number };

export type Concentration = {
  top_1_percent: number | null;
  top_10_percent: number | null;
  gini: number | null;
  curve: [members: number, total: number][];
};

const nothing: Concentration = { top_1_percent: null, top_10_percent: null, gini: null, curve: [] };

/** Of fewer groups nothing is told: a few of them would look far more even than their members are. */
const fewestGroups = 10;

const rounded = (share: number): number => Math.round(share * 10_000) / 10_000;

const sum = (parts: readonly Part[], of: keyof Part) => parts.reduce((total, part) => total + part[of], 0);

/**
 * Puts members together in groups of five, the most active first, each with the fives in what it did: nobody is told of by
 * themselves, and whichever answers are subtracted, they differ by five of what was done or by none. Those of the least
 * active who are no group are left out.
 */
const inGroups = (cells: readonly Cell[]): Part[] => {
  const groups: Part[] = [];
  let open = { members: 0, total: 0 };
  for (const { times, members } of cells) {
    const joining = Math.min(members, (fewest - open.members) % fewest);
    open = { members: open.members + joining, total: open.total + joining * times };
    if (open.members === fewest) {
      groups.push({ ...open, total: open.total - (open.total % fewest) });
      open = { members: 0, total: 0 };
    }
    const left = members - joining;
    const whole = left - (left % fewest);
    if (whole > 0) groups.push({ members: whole, total: whole * times });
    if (left > whole) open = { members: left - whole, total: (left - whole) * times };
  }
  return groups;
};

/** The share of all that was done which so many of the least active did, by the line between one part and the next. */
const shareOf = (parts: readonly Part[], members: number, total: number): number => {
  let counted = 0;
  let done = 0;
  for (const part of parts) {
    if (counted + part.members >= members)
      return (done + ((members - counted) * part.total) / part.members) / total;
    counted += part.members;
    done += part.total;
  }
  return 1;
};

const giniOf = (parts: readonly Part[], members: number, total: number): number => {
  let done = 0;
  let below = 0;
  for (const part of parts) {
    below += (part.members / members) * ((2 * done + part.total) / total);
    done += part.total;
  }
  return 1 - below;
};

const concentrationOf = (mostActiveFirst: readonly Part[], fewestOfTop: number): Concentration => {
  const parts = mostActiveFirst.toReversed();
  const [members, total] = [sum(parts, 'members'), sum(parts, 'total')];
  const top = (percent: number) =>
    (members * percent) / 100 < fewestOfTop
      ? null
      : rounded(1 - shareOf(parts, (members * (100 - percent)) / 100, total));
  return {
    top_1_percent: top(1),
    top_10_percent: top(10),
    gini: rounded(giniOf(parts, members, total)),
    curve: Array.from({ length: 101 }, (_, percent) => [
      percent / 100,
      rounded(shareOf(parts, (members * percent) / 100, total)),
    ]),
  };
};

/**
 * How evenly something is spread, of cells from the most active down. The curve is that of Lorenz, from the least active on, at
 * every percent of the members. `exact` where each may be told by themselves; fewer than five tell nothing in any case.
 */
export const tellConcentration = (cells: readonly Cell[], exact: boolean): Concentration => {
  const members = cells.reduce((all, cell) => all + cell.members, 0);
  if (members < (exact ? fewest : fewest * fewestGroups)) return nothing;
  if (!exact) return concentrationOf(inGroups(cells), fewest);
  return concentrationOf(
    cells.map(({ times, members: count }) => ({ members: count, total: times * count })),
    0,
  );
};
