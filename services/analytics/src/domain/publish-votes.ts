import { fewest } from './disclosure.ts';

export const voteTypes = ['negative', 'neutral', 'positive'] as const;

/** How many votes there are of each type. */
export type VoteCounts = Record<(typeof voteTypes)[number], number>;

/** The votes on an idea that were cast on a day: those that stand, and those that were told of under the day or the month. */
export type VoteDay = { day: string; standing: VoteCounts; byDay: VoteCounts; byMonth: VoteCounts };

type Of = (type: keyof VoteCounts) => number;

const counts = (of: Of): VoteCounts => ({
  negative: of('negative'),
  neutral: of('neutral'),
  positive: of('positive'),
});

export const noVotes: VoteCounts = counts(() => 0);

const sum = ({ negative, neutral, positive }: VoteCounts): number => negative + neutral + positive;
const plus = (one: VoteCounts, other: VoteCounts) => counts((type) => one[type] + other[type]);
const minus = (one: VoteCounts, other: VoteCounts) => counts((type) => one[type] - other[type]);

const monthOf = ({ day }: VoteDay) => day.slice(0, 7);

/** What stands and was not told of. */
const untold = ({ standing, byDay, byMonth }: VoteDay) =>
  counts((type) => Math.max(standing[type] - byDay[type] - byMonth[type], 0));

/** What was told of and stands no longer: taken from what was told under the day first. */
const withdrawn = ({ standing, byDay, byMonth }: VoteDay) => {
  const gone = counts((type) => Math.max(byDay[type] + byMonth[type] - standing[type], 0));
  const fromDay = counts((type) => Math.min(gone[type], byDay[type]));
  return { fromDay, fromMonth: minus(gone, fromDay) };
};

const inMonths = (days: readonly VoteDay[]): VoteDay[][] => [...Map.groupBy(days, monthOf).values()];

const total = (days: readonly VoteDay[], of: (day: VoteDay) => VoteCounts) =>
  days.reduce((all, day) => all + sum(of(day)), 0);

const takeBackUnderDay = (day: VoteDay): VoteDay => {
  const { fromDay } = withdrawn(day);
  if (sum(fromDay) < fewest) return day;
  const left = minus(day.byDay, fromDay);
  return { ...day, byDay: sum(left) < fewest ? noVotes : left };
};

const takeBackUnderMonth = (days: VoteDay[]): VoteDay[] => {
  if (total(days, (day) => withdrawn(day).fromMonth) < fewest) return days;
  const left = days.map((day) => ({ ...day, byMonth: minus(day.byMonth, withdrawn(day).fromMonth) }));
  if (total(left, ({ byMonth }) => byMonth) >= fewest) return left;
  return left.map((day) => ({ ...day, byMonth: noVotes }));
};

const tellUnderDay = (day: VoteDay): VoteDay => {
  const told = untold(day);
  return sum(told) < fewest ? day : { ...day, byDay: plus(day.byDay, told) };
};

// A day that is not over may still come to five votes of its own.
const tellUnderMonth = (days: VoteDay[], today: string): VoteDay[] | undefined => {
  const waiting = days.filter(({ day }) => day < today);
  if (total(waiting, untold) < fewest) return undefined;
  return days.map((day) =>
    waiting.includes(day) ? { ...day, byMonth: plus(day.byMonth, untold(day)) } : day,
  );
};

/**
 * What may be told of an idea's votes after what was told before: five new ones or more of a day under the day, else five
 * or more of its month under the month, else none. What was told is told under the same until five or more of it are withdrawn
 * or changed, and is not told at all where fewer than five would be left.
 */
export const publishVotes = (days: readonly VoteDay[], today: string): VoteDay[] => {
  const months = inMonths(days.map((day) => takeBackUnderDay(tellUnderDay(day))));
  // Both at once would leave the difference of the two in the file: what is taken back waits for the next.
  return months.flatMap((month) => tellUnderMonth(month, today) ?? takeBackUnderMonth(month));
};
