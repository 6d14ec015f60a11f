import type { VoteChanged__Output as VoteChanged } from '@ideabox/protos/ideas/v1/VoteChanged';
import type { Context } from '../../context.ts';
import { publicIdeas } from '../../store/published.ts';
import { openDataRoute, type Row, whole } from './open-data-route.ts';

const rowsAtOnce = 1_000;
const japanMs = 9 * 60 * 60 * 1_000;

const dayInJapan = (time: string) => new Date(Date.parse(time) + japanMs).toISOString().slice(0, 10);
const typeOf = (vote: VoteChanged) => vote.type.replace('VOTE_TYPE_', '').toLowerCase();

/** Votes on one idea, counted by day and type: who voted, and in which order, is not in it. */
type Counted = { idea: number; counts: Map<string, number> };

const count = ({ counts }: Counted, vote: VoteChanged) => {
  const key = `${dayInJapan(vote.date_entered)} ${typeOf(vote)}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

function* rowsOf({ idea, counts }: Counted): Generator<Row[]> {
  for (const [key, times] of [...counts].sort()) {
    const [day, type] = key.split(' ') as [string, string];
    for (let left = times; left > 0; left -= rowsAtOnce) {
      yield Array.from({ length: Math.min(left, rowsAtOnce) }, () => [idea, type, day]);
    }
  }
}

async function* rows({ db, sources }: Context): AsyncGenerator<Row[]> {
  let counted: Counted = { idea: 0, counts: new Map() };
  for await (const part of sources.ideas.stream('ReplayVotes', {}, whole)) {
    const shown = await publicIdeas(
      db,
      part.votes.map((vote) => vote.idea_id),
    );
    let done: Row[] = [];
    for (const vote of part.votes) {
      if (vote.type === 'VOTE_TYPE_UNSPECIFIED' || !shown.has(vote.idea_id)) continue;
      if (vote.idea_id !== counted.idea) {
        for (const piece of rowsOf(counted)) {
          done.push(...piece);
          if (done.length < rowsAtOnce) continue;
          yield done;
          done = [];
        }
        counted = { idea: vote.idea_id, counts: new Map() };
      }
      count(counted, vote);
    }
    yield done;
  }
  yield* rowsOf(counted);
}

export const votes = openDataRoute(
  'votes',
  'Votes that stand on ideas that everyone sees, by idea, day (in Japan) and type; nothing says whose they are',
  ['idea_id', 'type', 'voted_on'],
  rows,
);
