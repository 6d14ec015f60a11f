import type { Context } from '../../context.ts';
import { type VoteCounts, type VoteDay, voteTypes } from '../../domain/publish-votes.ts';
import { publishVotesOn } from '../../store/publish-votes.ts';
import { publicIdeasAfter } from '../../store/published.ts';
import { openDataRoute, type Row } from './open-data-route.ts';

const ideasAtOnce = 100;

const rowsOf = (idea: number, votedOn: string, counts: VoteCounts): Row[] =>
  voteTypes.flatMap((type) => Array.from({ length: counts[type] }, () => [idea, type, votedOn]));

/** Who voted, and in which order, is not in it: rows of a month, and of a day, are in the order of their types. */
const rowsOfIdea = (idea: number, days: readonly VoteDay[]): Row[] =>
  [...Map.groupBy(days, ({ day }) => day.slice(0, 7))].flatMap(([month, ofMonth]) => {
    const inMonth = (type: keyof VoteCounts) => ofMonth.reduce((all, { byMonth }) => all + byMonth[type], 0);
    const [negative, neutral, positive] = voteTypes.map(inMonth) as [number, number, number];
    return [
      ...rowsOf(idea, month, { negative, neutral, positive }),
      ...ofMonth.flatMap(({ day, byDay }) => rowsOf(idea, day, byDay)),
    ];
  });

async function* rows({ db }: Context): AsyncGenerator<Row[]> {
  for (let last = 0; ; ) {
    const ideas = await publicIdeasAfter(db, last, ideasAtOnce);
    for (const [idea, days] of await publishVotesOn(db, ideas)) yield rowsOfIdea(idea, days);
    if (ideas.length < ideasAtOnce) return;
    last = ideas.at(-1) ?? last;
  }
}

export const votes = openDataRoute(
  'votes',
  'Votes on ideas that everyone sees, by idea, day (in Japan) where the idea has five on it, else month where it has five, and type; nothing says whose they are',
  ['idea_id', 'type', 'voted_on'],
  rows,
);
