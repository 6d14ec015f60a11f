import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import { inScope, type Scope } from '../finding/idea-filter.ts';
import type { VoteType } from './votes.ts';

/** Where a member's acts are kept, as `own` with idea_id, member_id and date_entered, and which of the rows stand. */
export type Source = { table: Sql; standing: Sql; columns: Sql };

/** What a member has done with ideas, by kind. */
export const sources = {
  votes: { table: sql`votes`, standing: sql`own.type IS NOT NULL`, columns: sql`, own.type` },
  favorites: { table: sql`favorites`, standing: sql`true`, columns: sql`` },
  supports: { table: sql`supports`, standing: sql`own.supported`, columns: sql`` },
  reads: { table: sql`reads`, standing: sql`true`, columns: sql`` },
} satisfies Record<string, Source>;

export const votesOf = (type: VoteType): Source => ({ ...sources.votes, standing: sql`own.type = ${type}` });

type Wanted = { ideas: number[] | undefined; limit: number; offset: number };

/**
 * A member's own acts, newest first, and how many there are: on ideas that the member still sees, so that each leads
 * somewhere; `ideas` narrows them to some.
 */
export const ownRows = async (
  db: Queryable,
  { table, standing, columns }: Source,
  member: string,
  scope: Scope,
  { ideas, limit, offset }: Wanted,
) => {
  const among = ideas ? sql`AND own.idea_id = ANY(${ideas})` : sql``;
  const from = sql`
    FROM ${table} own JOIN ideas i ON i.id = own.idea_id AND i.removed_at IS NULL AND ${inScope(scope)}
    WHERE own.member_id = ${member} AND ${standing} ${among}`;
  const [rows, total] = await Promise.all([
    db.rows<{ parent_id: number; date_entered: Date }>(sql`
      SELECT own.idea_id AS parent_id, own.date_entered ${columns} ${from}
      ORDER BY own.date_entered DESC, own.idea_id DESC LIMIT ${limit} OFFSET ${offset}`),
    db.one<{ count: number }>(sql`SELECT count(*) AS count ${from}`),
  ]);
  return { rows, count: total?.count ?? 0 };
};
