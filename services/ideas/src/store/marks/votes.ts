import { outboxRow } from '@ideabox/events';
import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import { standingIdea } from '../ideas/standing-idea.ts';
import { rememberMember } from '../members/members.ts';

export const voteTypes = ['positive', 'neutral', 'negative'] as const;
export type VoteType = (typeof voteTypes)[number];

export type Counts = {
  positive_count: number;
  neutral_count: number;
  negative_count: number;
  vote_count: number;
  point: number;
};

type Voter = { id: string; role: string; name: string; roles: string[] };

const counts = sql`positive_count, neutral_count, negative_count, vote_count, point`;

const moved = (idea: number): Sql => sql`
  UPDATE standings s SET
    positive_count = positive_count + (after IS NOT DISTINCT FROM 'positive')::int - (before IS NOT DISTINCT FROM 'positive')::int,
    neutral_count = neutral_count + (after IS NOT DISTINCT FROM 'neutral')::int - (before IS NOT DISTINCT FROM 'neutral')::int,
    negative_count = negative_count + (after IS NOT DISTINCT FROM 'negative')::int - (before IS NOT DISTINCT FROM 'negative')::int,
    vote_date = CASE WHEN after IS NULL OR after = before THEN vote_date ELSE now() END
  FROM changed WHERE s.idea_id = ${idea}
  RETURNING ${counts}`;

const payload = (idea: number, voter: Voter, category: number): Sql => sql`jsonb_build_object(
  'idea_id', ${idea}::bigint, 'member_id', ${voter.id}::text, 'member_role', ${voter.role}::text,
  'type', 'VOTE_TYPE_' || upper(COALESCE(after, 'unspecified')),
  'date_entered', to_char(date_entered AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'category_id', ${category}::bigint, 'idea_vote_count', vote_count, 'revision', revision)`;

const afterwards = (idea: number, voter: Voter, category: number): Sql => sql`
  , moved AS (${moved(idea)}),
  remembered AS (${rememberMember(voter)}),
  told AS (${outboxRow('ideas.v1.VoteChanged', payload(idea, voter, category), sql`changed, moved`)})
  SELECT ${counts} FROM moved`;

/**
 * Casts or replaces a member's vote: the vote, the counters and the fact in one statement. The same vote again changes
 * nothing. `named`: whether the voter's name may stand as one of the first. @returns the counts afterwards, undefined when nothing changed, or the idea was removed meanwhile.
 */
export const castVote = (
  db: Queryable,
  vote: { idea: number; category: number; type: VoteType; named: boolean },
  voter: Voter,
): Promise<Counts | undefined> =>
  db.one<Counts>(sql`
    WITH changed AS (
      INSERT INTO votes AS v (idea_id, member_id, member_role, type, named)
      SELECT id, ${voter.id}, ${voter.role}, ${vote.type}, ${vote.named} FROM (${standingIdea(vote.idea)}) AS standing
      ON CONFLICT (idea_id, member_id) DO UPDATE SET type = excluded.type, named = excluded.named,
        member_role = excluded.member_role, date_entered = CASE WHEN v.type IS NULL THEN now() ELSE v.date_entered END, revision = v.revision + 1
      WHERE (v.type, v.named) IS DISTINCT FROM (excluded.type, excluded.named)
      RETURNING old.type AS before, new.type AS after, new.date_entered, new.revision
    ) ${afterwards(vote.idea, voter, vote.category)}`);

/** Cancels a member's vote. @returns the counts afterwards, undefined when there was no vote. */
export const cancelVote = (
  db: Queryable,
  vote: { idea: number; category: number },
  voter: Voter,
): Promise<Counts | undefined> =>
  db.one<Counts>(sql`
    WITH changed AS (
      UPDATE votes SET type = NULL, revision = revision + 1
      WHERE idea_id = ${vote.idea} AND member_id = ${voter.id} AND type IS NOT NULL
      RETURNING old.type AS before, new.type AS after, new.date_entered, new.revision
    ) ${afterwards(vote.idea, voter, vote.category)}`);

/** How an idea stands; undefined when it was removed. */
export const countsOf = (db: Queryable, idea: number): Promise<Counts | undefined> =>
  db.one<Counts>(sql`
    SELECT ${counts} FROM standings s JOIN ideas i ON i.id = s.idea_id
    WHERE s.idea_id = ${idea} AND i.removed_at IS NULL`);
