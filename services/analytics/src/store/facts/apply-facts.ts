import { type Queryable, raw, sql } from '@ideabox/postgres';
import type { Fact } from './fact.ts';
import { movement, returning } from './movement.ts';

/**
 * `news` is what an event tells: an older revision changes nothing. `replay` is what the source says now: it also
 * replaces a row of the same revision, and one that nothing has told of since the rebuild began.
 */
export type Mode = 'news' | 'replay';

const replaces: Record<Mode, string> = {
  news: 'excluded.revision > t.revision',
  replay: 'excluded.revision >= t.revision OR t.generation < excluded.generation',
};

const statement = (fact: Fact<never>, mode: Mode) => {
  const names = Object.keys(fact.columns);
  const list = names.join(', ');
  const types = names.map((name) => `${name} ${fact.columns[name]}`).join(', ');
  const key = fact.key.join(', ');
  const set = [...names.filter((name) => !fact.key.includes(name)), 'generation']
    .map((name) => `${name} = excluded.${name}`)
    .join(', ');
  const before = raw(`WITH given AS (SELECT DISTINCT ON (${key}) ${list} FROM json_to_recordset(`);
  const after = raw(`::json) AS g (${types}) ORDER BY ${key}, revision DESC
    ), moved AS (
      INSERT INTO ${fact.table} AS t (${list}, generation)
      SELECT ${list}, (SELECT generation FROM projection) FROM given ORDER BY ${key}
      ON CONFLICT (${key}) DO UPDATE SET ${set} WHERE ${replaces[mode]}
      RETURNING ${returning(fact.metrics)}
    ) ${movement([{ moved: 'moved', metrics: fact.metrics ?? [] }])}`);
  return { before, after };
};

const statements = new Map<string, ReturnType<typeof statement>>();

const statementFor = (fact: Fact<never>, mode: Mode) => {
  const name = `${fact.table} ${mode}`;
  const made = statements.get(name) ?? statement(fact, mode);
  statements.set(name, made);
  return made;
};

/**
 * Takes messages in any order, repeated or not, each thing's highest revision, and moves the rollups by exactly the
 * difference, in one statement. Rows are locked in the order of their keys, so that no two statements wait for each
 * other. @returns how many rows have changed.
 */
export const applyFacts = async <Message>(
  db: Queryable,
  fact: Fact<Message>,
  messages: Message[],
  mode: Mode = 'news',
): Promise<number> => {
  if (messages.length === 0) return 0;
  const { before, after } = statementFor(fact as Fact<never>, mode);
  const rows = JSON.stringify(messages.map(fact.read));
  return (await db.one<{ n: number }>(sql`${before}${rows}${after}`))?.n ?? 0;
};
