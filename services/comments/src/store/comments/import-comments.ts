import { publish } from '@ideabox/events';
import { type Queryable, sql } from '@ideabox/postgres';
import {
  type Known,
  numberComments,
  type Placed,
  placeComments,
  type Row,
} from '../../domain/place-comments.ts';
import { normalise } from '../../domain/similarity.ts';
import { type Discussion, discussionFacts } from '../discussions.ts';
import { raiseTopComments } from '../ratings/top-comments.ts';
import { indexComments } from '../search/index-comments.ts';
import { commentFacts } from './comment-facts.ts';

/** So that an event of the longest comments stays below half a megabyte. */
const perEvent = 200;

const readKnown = async (tx: Queryable, rows: Row[]): Promise<Map<string, Known>> => {
  const keys = rows.flatMap((row) => [row.import_key, row.parent_import_key]);
  const known = await tx.rows<Known & { import_key: string }>(sql`
    SELECT import_key, id, idea_id, coalesce(parent_id, id) AS thread_id, author_id, contents,
      edited_at IS NOT NULL AS edited, removed_at IS NOT NULL AS removed
    FROM comments WHERE import_key = ANY(${keys})`);
  return new Map(known.map((row) => [row.import_key, row]));
};

const newIds = async (tx: Queryable, count: number): Promise<number[]> => {
  const rows = await tx.rows<{ id: number }>(sql`
    SELECT nextval(pg_get_serial_sequence('comments', 'id')) AS id FROM generate_series(1, ${count})`);
  return rows.map((row) => row.id);
};

/** Locks the discussions, always in the same order, and moves their counters. */
const openDiscussions = (tx: Queryable, placed: Placed[]) => {
  const added = [...Map.groupBy(placed, (row) => row.idea_id)].map(([idea_id, rows]) => ({
    idea_id,
    comments: rows.length,
    threads: rows.filter((row) => row.parent_id === null).length,
  }));
  return tx.rows<Discussion & { before: number }>(sql`
    INSERT INTO discussions AS d
      (idea_id, category_id, removed, last_serial_number, comment_count, thread_count, revision)
    SELECT g.idea_id, i.category_id, i.removed, g.comments, g.comments, g.threads, 1
    FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb) AS g(idea_id bigint, comments integer, threads integer)
    JOIN ideas i ON i.id = g.idea_id ORDER BY g.idea_id FOR SHARE OF i
    ON CONFLICT (idea_id) DO UPDATE SET last_serial_number = d.last_serial_number + excluded.last_serial_number,
      comment_count = d.comment_count + excluded.comment_count, thread_count = d.thread_count + excluded.thread_count,
      revision = d.revision + 1
    RETURNING new.*, coalesce(old.last_serial_number, 0) AS before`);
};

const insertNumbered = async (
  tx: Queryable,
  placed: Placed[],
  discussions: (Discussion & { before: number })[],
) => {
  const last = new Map(discussions.map(({ idea_id, before }) => [idea_id, before]));
  const rows = numberComments(placed, last).map((row) => ({ ...row, normalised: normalise(row.contents) }));
  await tx.run(sql`
    INSERT INTO comments (id, import_key, idea_id, category_id, idea_removed, parent_id, answered_author_id, author_id, author_role,
      serial_number, contents, normalised, date_entered)
    SELECT g.id, g.import_key, g.idea_id, d.category_id, d.removed, g.parent_id, g.answered_author_id, g.member_id,
      coalesce(m.roles[1], 'general'), g.serial_number, g.contents, g.normalised, g.date_entered
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g(id bigint, import_key text, idea_id bigint,
      parent_id bigint, answered_author_id text, member_id text, serial_number integer, contents text, normalised text,
      date_entered timestamptz)
    JOIN discussions d ON d.idea_id = g.idea_id LEFT JOIN members m ON m.id = g.member_id
    ORDER BY g.id`);
  await tx.run(sql`
    UPDATE comments p SET reply_count = p.reply_count + g.replies
    FROM (SELECT parent_id, count(*) AS replies FROM comments
      WHERE id = ANY(${rows.map((row) => row.id)}) AND parent_id IS NOT NULL GROUP BY parent_id) AS g
    WHERE p.id = g.parent_id`);
};

const publishImported = async (tx: Queryable, ids: number[], ideaIds: number[]) => {
  const comments = await commentFacts(
    tx,
    sql`WHERE id = ANY(${ids}) ORDER BY id`,
    'COMMENT_CAUSE_UNSPECIFIED',
  );
  const discussions = await discussionFacts(tx, ideaIds);
  const chunksOf = <T>(items: T[]): T[][] =>
    Array.from({ length: Math.ceil(items.length / perEvent) }, (_, n) =>
      items.slice(n * perEvent, (n + 1) * perEvent),
    );
  const events = [
    ...chunksOf(comments).map((chunk) => ({ comments: chunk, discussions: [] })),
    ...chunksOf(discussions).map((chunk) => ({ comments: [], discussions: chunk })),
  ];
  await publish(tx, 'comments.v1.CommentsImported', ...events);
};

/**
 * Inserts what is not there yet, with the counters, numbers and facts that go with it. Rows that were rejected before are
 * undefined, and keep their positions. Imports take turns.
 * @returns how many were inserted, and for each row why it was not loaded.
 */
export const insertImported = async (
  tx: Queryable,
  rows: (Row | undefined)[],
): Promise<{ inserted: number; reasons: (string | undefined)[] }> => {
  await tx.run(sql`SELECT pg_advisory_xact_lock(hashtext('import of comments'))`);
  const given = rows.filter((row) => row !== undefined);
  const known = await readKnown(tx, given);
  const fresh = given.filter((row) => !known.has(row.import_key)).length;
  const { placed, reasons } = placeComments(rows, known, await newIds(tx, fresh));
  if (placed.length === 0) return { inserted: 0, reasons };
  const ids = placed.map((row) => row.id);
  const discussions = await openDiscussions(tx, placed);
  await insertNumbered(tx, placed, discussions);
  const threads = new Set(placed.map((row) => row.parent_id ?? row.id));
  await raiseTopComments(tx, discussions, [...threads]);
  await indexComments(tx, placed);
  const ideaIds = discussions.map((discussion) => discussion.idea_id);
  await publishImported(tx, ids, ideaIds);
  return { inserted: placed.length, reasons };
};
