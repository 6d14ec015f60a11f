import { isDeepStrictEqual } from 'node:util';
import { type Database, raw, sql } from '@ideabox/postgres';
import type { Derived, Projection, Row, Told } from './books.ts';
import { keyed, readInOrder } from './read-in-order.ts';

/** What is not as it should be; null where there is no row. Of two rows, the columns in which they differ. */
export type Difference = { key: string; expected: Row | null; found: Row | null };

type Line = { key: string; row: Row };

/** A time is the same however it is written; what is sent is exact to the millisecond. */
const isSame = (expected: unknown, found: unknown): boolean =>
  expected instanceof Date && typeof found === 'string'
    ? expected.getTime() === Date.parse(found)
    : isDeepStrictEqual(expected ?? null, found ?? null);

const apart = (key: string, expected: Row, found: Row): Difference | undefined => {
  const columns = Object.keys(expected).filter((column) => !isSame(expected[column], found[column]));
  if (columns.length === 0) return;
  const of = (row: Row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
  return { key, expected: of(expected), found: of(found) };
};

const compareBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** Two listings in the order of their keys, side by side. */
async function* sideBySide(
  left: AsyncGenerator<Line>,
  right: AsyncGenerator<Line>,
): AsyncGenerator<{ key: string; left?: Row; right?: Row }> {
  try {
    let [one, other] = await Promise.all([left.next(), right.next()]);
    while (!one.done || !other.done) {
      const order = one.done ? 1 : other.done ? -1 : compareBytes(one.value.key, other.value.key);
      const key: string = (order <= 0 ? one.value : other.value).key;
      yield {
        key,
        ...(order <= 0 ? { left: one.value.row } : {}),
        ...(order >= 0 ? { right: other.value.row } : {}),
      };
      if (order <= 0) one = await left.next();
      if (order >= 0) other = await right.next();
    }
  } finally {
    await Promise.all([left.return(undefined), right.return(undefined)]);
  }
}

/** Whose a projection's facts are, and who keeps it. */
export type Sides<Fact, Kept extends Projection<Fact> = Projection<Fact>> = {
  owner: { db: Database; told: Told<Fact> };
  keeper: { db: Database; projection: Kept };
};

/** What is told of one thing, the row that should follow from it, and the row that there is. */
type Pair<Fact> = { key: string; fact?: Fact; wanted?: Row; found?: Row };

/** All that is told and all that is kept of it, in the order of their keys. */
export async function* pairsOf<Fact>({ owner, keeper }: Sides<Fact>): AsyncGenerator<Pair<Fact>> {
  const { told } = owner;
  const { table, key, where = sql`true`, expected, stays } = keeper.projection;
  const lines = sideBySide(
    readInOrder(owner.db, keyed(told.key, told.rows)),
    readInOrder(keeper.db, keyed(key, sql`SELECT * FROM ${raw(table)} WHERE ${where}`)),
  );
  for await (const { key, left, right: found } of lines) {
    const fact = left && told.fact(left);
    const wanted = fact && expected(fact);
    if (wanted || (found && !stays?.(found)))
      yield { key, ...(fact ? { fact } : {}), ...(wanted ? { wanted } : {}), ...(found ? { found } : {}) };
  }
}

export const differenceOf = ({ key, wanted, found }: Pair<unknown>): Difference | undefined =>
  wanted && found ? apart(key, wanted, found) : { key, expected: wanted ?? null, found: found ?? null };

/** How a projection differs from what its owner tells. */
export async function* compareProjection<Fact>(sides: Sides<Fact>): AsyncGenerator<Difference> {
  for await (const pair of pairsOf(sides)) {
    const difference = differenceOf(pair);
    if (difference) yield difference;
  }
}

/** How what is derived differs from the rows that it follows from; both are seen at one moment. */
export async function* compareDerived(
  db: Database,
  { key, counted, kept }: Derived,
): AsyncGenerator<Difference> {
  const lines = readInOrder<Difference>(
    db,
    sql`
      SELECT key, counted.row AS expected, kept.row AS found
      FROM (${keyed(key, counted)}) AS counted FULL JOIN (${keyed(key, kept)}) AS kept USING (key)
      WHERE counted.row IS DISTINCT FROM kept.row`,
  );
  for await (const { key, expected, found } of lines)
    yield (expected && found && apart(key, expected, found)) || { key, expected, found };
}
