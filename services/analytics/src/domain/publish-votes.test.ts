import fc from 'fast-check';
import { noVotes, publishVotes, type VoteCounts, type VoteDay, voteTypes } from './publish-votes.ts';

const counts = (negative: number, neutral: number, positive: number): VoteCounts => ({
  negative,
  neutral,
  positive,
});

const cast = (day: string, standing: VoteCounts): VoteDay => ({
  day,
  standing,
  byDay: noVotes,
  byMonth: noVotes,
});

/** What the file has, by what stands in its last column. */
const fileOf = (days: readonly VoteDay[]) => {
  const cells = new Map<string, VoteCounts>();
  const add = (key: string, more: VoteCounts) => {
    const before = cells.get(key) ?? noVotes;
    const after = Object.fromEntries(voteTypes.map((type) => [type, before[type] + more[type]]));
    if (Object.values(after).some((count) => count > 0)) cells.set(key, after as VoteCounts);
  };
  for (const { day, byDay, byMonth } of days) {
    add(day, byDay);
    add(day.slice(0, 7), byMonth);
  }
  return Object.fromEntries(cells);
};

const today = '2026-11-22';
const fileFrom = (days: VoteDay[]) => fileOf(publishVotes(days, today));

test.each([
  [
    'five on a day are told under the day',
    [cast('2026-11-02', counts(1, 1, 3))],
    { '2026-11-02': counts(1, 1, 3) },
  ],
  ['today, too', [cast(today, counts(0, 0, 5))], { [today]: counts(0, 0, 5) }],
  ['four are not', [cast('2026-11-02', counts(0, 0, 4))], {}],
  [
    'five of a month are told under the month',
    [cast('2026-11-02', counts(1, 0, 2)), cast('2026-11-09', counts(0, 1, 1))],
    { '2026-11': counts(1, 1, 3) },
  ],
  [
    'five in two months are not',
    [cast('2026-10-31', counts(0, 0, 4)), cast('2026-11-01', counts(0, 0, 4))],
    {},
  ],
  [
    'what is left of a month beside its days is told when it is five',
    [
      cast('2026-11-02', counts(0, 0, 5)),
      cast('2026-11-03', counts(0, 4, 0)),
      cast('2026-11-04', counts(1, 0, 0)),
    ],
    { '2026-11-02': counts(0, 0, 5), '2026-11': counts(1, 4, 0) },
  ],
  [
    'and held back when it is less',
    [cast('2026-11-02', counts(0, 0, 5)), cast('2026-11-03', counts(0, 4, 0))],
    { '2026-11-02': counts(0, 0, 5) },
  ],
  [
    'a day that is not over waits for more of its own',
    [cast('2026-11-21', counts(0, 0, 3)), cast(today, counts(0, 0, 3))],
    {},
  ],
])('%s', (_, days, file) => expect(fileFrom(days)).toEqual(file));

/** Votes of members over some days, as they are cast, changed and cancelled, and a file now and then. */
const history = (withdraws: boolean) =>
  fc.array(
    fc.record({
      member: fc.nat(30),
      type: fc.constantFrom(...voteTypes, ...(withdraws ? ([null] as const) : [])),
      day: fc.nat(1),
      file: fc.nat(3).map((n) => n === 0),
    }),
    { minLength: 40, maxLength: 250 },
  );

type Step = { member: number; type: keyof VoteCounts | null; day: number; file: boolean };

const play = (steps: readonly Step[], changes: boolean) => {
  const votes = new Map<number, { day: string; type: keyof VoteCounts }>();
  let told: VoteDay[] = [];
  let day = Date.parse('2026-10-20');
  const date = () => new Date(day).toISOString().slice(0, 10);
  const write = () => {
    const days = new Map(told.map((each) => [each.day, { ...each, standing: { ...noVotes } }]));
    for (const vote of votes.values()) {
      const known = days.get(vote.day) ?? cast(vote.day, { ...noVotes });
      known.standing[vote.type] += 1;
      days.set(vote.day, known);
    }
    told = publishVotes([...days.values()], date());
    return fileOf(told);
  };
  const files = [
    {},
    ...steps.flatMap((step) => {
      day += step.day * 86_400_000;
      if (step.type === null) votes.delete(step.member);
      else if (changes || !votes.has(step.member)) votes.set(step.member, { day: date(), type: step.type });
      return step.file ? [write()] : [];
    }),
  ];
  day += 40 * 86_400_000;
  return { files: [...files, write()] as Record<string, VoteCounts>[], told, votes };
};

const changesOf = (before: Record<string, VoteCounts>, after: Record<string, VoteCounts>) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const differences = voteTypes.map((type) => (after[key]?.[type] ?? 0) - (before[key]?.[type] ?? 0));
    const sum = (sign: 1 | -1) => differences.reduce((all, each) => all + Math.max(sign * each, 0), 0);
    return [sum(1), sum(-1)].filter((count) => count > 0);
  });

const sizes = (file: Record<string, VoteCounts>) =>
  Object.values(file).map((cell) => Object.values(cell).reduce((all, count) => all + count));

test('whatever happens, no cell has fewer than five, and a file differs from the one before by five or more', () => {
  fc.assert(
    fc.property(history(true), (steps) => {
      const { files } = play(steps, true);
      const changes = files.flatMap((file, index) => changesOf(files[index - 1] ?? {}, file));
      expect(Math.min(5, ...files.flatMap(sizes), ...changes)).toBe(5);
    }),
  );
});

test('of votes that stay, any two files differ by five or more, and what is held back in the end is less', () => {
  fc.assert(
    fc.property(history(false), (steps) => {
      const { files, told, votes } = play(steps, false);
      const changes = files.flatMap((later, index) =>
        files.slice(0, index).flatMap((earlier) => changesOf(earlier, later)),
      );
      expect(Math.min(5, ...changes)).toBe(5);
      const shown = sizes(files.at(-1) ?? {}).reduce((all, count) => all + count, 0);
      const months = new Set(told.map(({ day }) => day.slice(0, 7))).size;
      expect(votes.size - shown).toBeLessThanOrEqual(4 * months);
    }),
  );
});

test('votes that were withdrawn are taken out once they are five', () => {
  const told = publishVotes([cast('2026-11-02', counts(6, 0, 6))], today);
  const after = (standing: VoteCounts) =>
    fileOf(
      publishVotes(
        told.map((day) => ({ ...day, standing })),
        today,
      ),
    );
  expect(after(counts(2, 0, 6))).toEqual({ '2026-11-02': counts(6, 0, 6) });
  expect(after(counts(1, 0, 6))).toEqual({ '2026-11-02': counts(1, 0, 6) });
  expect(after(counts(0, 0, 4))).toEqual({});
});
