import { randomUUID } from 'node:crypto';
import { type Sql, sql } from '@ideabox/postgres';
import type { Databases } from '../../reconcile/comparisons.ts';
import type { Part } from '../product/parts.ts';
import { everyone, type Ground, type Pair, pairsOf } from './ground.ts';
import type { Write, WriteKind } from './write-kind.ts';

const needs: Part[] = ['gateway', 'ideas', 'postgres'];
const supporters = ['supporter1', 'operator1', 'admin1'] as const;

const found = async ({ ideas }: Databases, statement: Sql) =>
  (await ideas.rows<{ mark: string }>(statement)).map(({ mark }) => mark);

const toWrite =
  (ground: Ground, method: Write['method'], what: string, body?: object) =>
  ({ id, by }: Pair): Write => ({
    ...{ by, method, path: `/api/v1/ideas/${id}/${what}`, body },
    mark: `${id}:${ground.memberIds.get(by)}`,
  });

const pairMark = sql`idea_id || ':' || member_id`;

/** A mark of a member on an idea. */
const mark = (name: string, path: string, body?: object): Pick<WriteKind, 'name' | 'needs' | 'writes'> => ({
  ...{ name, needs },
  writes: (ground) =>
    pairsOf(ground.ideas, path === 'support' ? supporters : everyone)
      .values()
      .map(toWrite(ground, 'PUT', path, body)),
});

function* posts({ category }: Ground): Generator<Write> {
  for (;;) {
    const name = randomUUID();
    const body = { name, contents: `${name} ${name}`, category };
    yield { by: 'member1', method: 'POST', path: '/api/v1/ideas', body, mark: name };
  }
}

function* edits({ drafts }: Ground): Generator<Write> {
  for (let index = 0; ; index += 1) {
    const contents = randomUUID();
    const path = `/api/v1/ideas/${drafts[index % drafts.length]}`;
    yield { by: 'member1', method: 'PUT', path, body: { contents }, mark: contents };
  }
}

function* tags({ ideas }: Ground): Generator<Write> {
  for (let index = 0; ; index += 1) {
    const name = randomUUID().slice(0, 18);
    const path = `/api/v1/ideas/${ideas[index % ideas.length]}/tags`;
    yield { by: 'member1', method: 'POST', path, body: { name }, mark: name };
  }
}

function* answers({ ideas }: Ground): Generator<Write> {
  for (let index = 0; ; index += 1) {
    const contents = randomUUID();
    const path = `/api/v1/ideas/${ideas[index % ideas.length]}/answer`;
    const body = { contents, status: 'considering' };
    yield { by: 'operator1', method: 'PUT', path, body, mark: contents };
  }
}

function* withdrawals(ground: Ground): Generator<Write | undefined> {
  const withdraw = toWrite(ground, 'DELETE', 'vote');
  for (;;) {
    const pair = ground.voted.shift();
    yield pair && withdraw(pair);
  }
}

export const ideasWrites: WriteKind[] = [
  {
    ...{ name: 'idea', needs, everyMs: 750, writes: posts },
    standing: (databases, marks) =>
      found(databases, sql`SELECT name AS mark FROM ideas WHERE name = ANY(${marks})`),
  },
  {
    ...{ name: 'edit of an idea', needs, everyMs: 1_000, writes: edits },
    standing: (databases, marks) =>
      found(databases, sql`SELECT contents AS mark FROM idea_versions WHERE contents = ANY(${marks})`),
  },
  {
    ...{ ...mark('vote', 'vote', { type: 'positive' }), everyMs: 375 },
    accepted: (ground, { path, by }) => {
      const id = Number(path.split('/')[4]);
      if (by) ground.voted.push({ id, by });
    },
    // A vote that was withdrawn leaves its row.
    standing: (databases, marks) =>
      found(databases, sql`SELECT ${pairMark} AS mark FROM votes WHERE ${pairMark} = ANY(${marks})`),
  },
  {
    ...{ name: 'vote withdrawn', needs, everyMs: 1_250, writes: withdrawals },
    standing: (databases, marks) =>
      found(
        databases,
        sql`SELECT ${pairMark} AS mark FROM votes WHERE type IS NULL AND ${pairMark} = ANY(${marks})`,
      ),
  },
  {
    ...{ ...mark('support', 'support'), everyMs: 1_000 },
    standing: (databases, marks) =>
      found(
        databases,
        sql`SELECT ${pairMark} AS mark FROM supports WHERE supported AND ${pairMark} = ANY(${marks})`,
      ),
  },
  {
    ...{ ...mark('favourite', 'favorite'), everyMs: 750 },
    standing: (databases, marks) =>
      found(databases, sql`SELECT ${pairMark} AS mark FROM favorites WHERE ${pairMark} = ANY(${marks})`),
  },
  {
    ...{ ...mark('read', 'read'), everyMs: 750 },
    standing: (databases, marks) =>
      found(databases, sql`SELECT ${pairMark} AS mark FROM reads WHERE ${pairMark} = ANY(${marks})`),
  },
  {
    ...{ name: 'tag', needs, everyMs: 1_000, writes: tags },
    standing: (databases, marks) =>
      found(
        databases,
        sql`SELECT t.name AS mark FROM tags t JOIN idea_tags i ON i.tag_id = t.id WHERE t.name = ANY(${marks})`,
      ),
  },
  {
    ...{ name: 'official answer', needs, everyMs: 1_500, writes: answers },
    standing: (databases, marks) =>
      found(databases, sql`SELECT contents AS mark FROM answers WHERE contents = ANY(${marks})`),
  },
];
