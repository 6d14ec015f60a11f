import { publish } from '@ideabox/events';
import { type Queryable, sql } from '@ideabox/postgres';
import type { ImportedVote__Output as ImportedVote } from '@ideabox/protos/ideas/v1/ImportedVote';
import type { VoteChanged__Output as VoteChanged } from '@ideabox/protos/ideas/v1/VoteChanged';

const perEvent = 500;

export const existingIdeas = async (db: Queryable, ids: number[]): Promise<Set<number>> => {
  const rows = await db.rows<{ id: number }>(sql`SELECT id FROM ideas WHERE id = ANY(${[...new Set(ids)]})`);
  return new Set(rows.map((row) => row.id));
};

type Inserted = VoteChanged & { word: string };

const insertRows = (tx: Queryable, votes: ImportedVote[]) => {
  const rows = votes.map((vote) => ({ ...vote, type: vote.type.replace('VOTE_TYPE_', '').toLowerCase() }));
  return tx.rows<Inserted>(sql`
    WITH added AS (
      INSERT INTO votes (idea_id, member_id, member_role, type, date_entered)
      SELECT g.idea_id, g.member_id, COALESCE(m.roles[1], 'general'), g.type, g.date_entered
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS g(idea_id bigint, member_id text, type text, date_entered timestamptz)
      LEFT JOIN members m ON m.id = g.member_id
      ORDER BY g.idea_id, g.member_id
      ON CONFLICT DO NOTHING RETURNING *
    )
    SELECT a.idea_id, a.member_id, a.member_role, a.type AS word, 'VOTE_TYPE_' || upper(a.type) AS type,
      to_char(a.date_entered AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS date_entered,
      i.category_id, 0 AS idea_vote_count, a.revision
    FROM added a JOIN ideas i ON i.id = a.idea_id`);
};

/** Moves the counters of the ideas by the votes that were added. */
const moveStandings = (tx: Queryable, added: Inserted[]) => {
  const rows = added.map(({ idea_id, word, date_entered }) => ({ idea_id, word, date_entered }));
  return tx.run(sql`
    WITH added AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS g(idea_id bigint, word text, date_entered timestamptz)
    ), sums AS (
      SELECT idea_id, count(*) FILTER (WHERE word = 'positive') AS positive, count(*) FILTER (WHERE word = 'neutral') AS neutral,
        count(*) FILTER (WHERE word = 'negative') AS negative, max(date_entered) AS latest
      FROM added GROUP BY idea_id
    )
    UPDATE standings s SET positive_count = positive_count + sums.positive, neutral_count = neutral_count + sums.neutral,
      negative_count = negative_count + sums.negative, vote_date = greatest(vote_date, sums.latest)
    FROM sums WHERE s.idea_id = sums.idea_id`);
};

/** Adds votes with their counters and facts; a member's standing vote on an idea stays. @returns how many were added. */
export const insertVotes = async (tx: Queryable, votes: ImportedVote[]): Promise<number> => {
  const added = await insertRows(tx, votes);
  if (added.length === 0) return 0;
  await moveStandings(tx, added);
  const messages = added.map(({ word, ...message }) => message);
  for (let start = 0; start < messages.length; start += perEvent) {
    await publish(tx, 'ideas.v1.VotesImported', { votes: messages.slice(start, start + perEvent) });
  }
  return added.length;
};
