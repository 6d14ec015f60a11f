import { randomUUID } from 'node:crypto';
import { type Sql, sql } from '@ideabox/postgres';
import type { Databases } from '../../reconcile/comparisons.ts';
import type { Part } from '../product/parts.ts';
import { type Ground, pairsOf } from './ground.ts';
import type { Write, WriteKind } from './write-kind.ts';

// Whether an idea takes comments is asked of ideas.
const needs: Part[] = ['gateway', 'comments', 'ideas', 'postgres'];
/** Nobody rates comments on an idea of their own, nor their own. */
const raters = ['supporter1', 'semioperator1', 'operator1', 'admin1'] as const;

const found = async ({ comments }: Databases, statement: Sql) =>
  (await comments.rows<{ mark: string }>(statement)).map(({ mark }) => mark);

const byContents = (databases: Databases, marks: string[]) =>
  found(
    databases,
    sql`SELECT contents AS mark FROM comments WHERE contents = ANY(${marks})
      UNION ALL SELECT contents FROM comment_versions WHERE contents = ANY(${marks})`,
  );

function* posts({ ideas }: Ground): Generator<Write> {
  for (let index = 0; ; index += 1) {
    const contents = randomUUID();
    const body = { idea_id: ideas[index % ideas.length], contents };
    yield { by: 'member2', method: 'POST', path: '/api/v1/comments', body, mark: contents };
  }
}

function* replies({ ideas, comments }: Ground): Generator<Write> {
  for (let index = 0; ; index += 1) {
    const place = index % comments.length;
    const contents = randomUUID();
    const body = { idea_id: ideas[place], comment_id: comments[place], contents };
    yield { by: 'supporter1', method: 'POST', path: '/api/v1/comments', body, mark: contents };
  }
}

function* edits({ ownComments }: Ground): Generator<Write> {
  for (let index = 0; ; index += 1) {
    const contents = randomUUID();
    const path = `/api/v1/comments/${ownComments[index % ownComments.length]}`;
    yield { by: 'member2', method: 'PUT', path, body: { contents }, mark: contents };
  }
}

const ratings = ({ comments, memberIds }: Ground) =>
  pairsOf(comments, raters)
    .values()
    .map(
      ({ id, by }): Write => ({
        ...{ by, method: 'PUT', path: `/api/v1/comments/${id}/rating`, body: { stars: 4 } },
        mark: `${id}:${memberIds.get(by)}`,
      }),
    );

export const commentsWrites: WriteKind[] = [
  { name: 'comment', needs, everyMs: 500, writes: posts, standing: byContents },
  { name: 'reply', needs, everyMs: 1_000, writes: replies, standing: byContents },
  { name: 'edit of a comment', needs, everyMs: 1_000, writes: edits, standing: byContents },
  {
    ...{ name: 'rating', needs, everyMs: 1_000, writes: ratings },
    standing: (databases, marks) =>
      found(
        databases,
        sql`SELECT comment_id || ':' || member_id AS mark FROM ratings
          WHERE stars IS NOT NULL AND comment_id || ':' || member_id = ANY(${marks})`,
      ),
  },
];
