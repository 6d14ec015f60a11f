import { join, type Queryable, raw, sql } from '@ideabox/postgres';
import type { Projection, Rebuilt, Row } from './books.ts';
import { differenceOf, pairsOf, type Sides } from './compare.ts';
import { createBatch } from './create-batch.ts';

/** Less than the revision of anything that was told, and than that of what was noted before it was (0). */
const undone = -1;

type Counts = { applied: number; removed: number };
type Table = Pick<Projection<never>, 'table' | 'key' | 'revision'>;

/** SQL after UPDATE or DELETE for these rows of a table `t`, by their keys. */
const these = ({ table, key }: Table, rows: Row[]) => {
  const given = JSON.stringify(rows.map((row) => Object.fromEntries(key.map((name) => [name, row[name]]))));
  const same = key.map((name) => sql`t.${raw(name)} = g.${raw(name)}`);
  return {
    from: sql`jsonb_populate_recordset(NULL::${raw(table)}, ${given}::jsonb) AS g`,
    same: join(same, ' AND '),
  };
};

const revisionOf = ({ revision = 'revision' }: Table): string => revision;

/** Whatever is told of these rows from now on is newer than what they say. */
const undo = (tx: Queryable, projection: Table, rows: Row[]) => {
  const { from, same } = these(projection, rows);
  return tx.run(sql`
    UPDATE ${raw(projection.table)} AS t SET ${raw(revisionOf(projection))} = ${undone} FROM ${from} WHERE ${same}`);
};

const remove = async <Fact>(tx: Queryable, projection: Rebuilt<Fact>, rows: Row[]) => {
  if (projection.gone) return projection.apply(tx, rows.map(projection.gone));
  const { from, same } = these(projection, rows);
  await tx.run(sql`
    DELETE FROM ${raw(projection.table)} AS t USING ${from}
    WHERE ${same} AND t.${raw(revisionOf(projection))} = ${undone}`);
};

/**
 * Sets a projection right, while facts go on being taken. First each row that differs is undone: its revision becomes the lowest.
 * Only then its owner is read, who knows by now whatever was told before; so what is taken is the newest of what the owner
 * said then and of what was told since, also where the row had been of a revision that its owner has not reached. What the
 * owner does not know, and nothing was told of since, is removed.
 */
export const rebuildProjection = async <Fact>(sides: Sides<Fact, Rebuilt<Fact>>): Promise<Counts> => {
  const { db, projection } = sides.keeper;
  const counts = { applied: 0, removed: 0 };
  const wrong = createBatch<Row>((rows) => undo(db, projection, rows));
  for await (const pair of pairsOf(sides)) if (pair.found && differenceOf(pair)) await wrong.add(pair.found);
  await wrong.flush();
  const facts = createBatch<Fact>((batch) => db.transaction((tx) => projection.apply(tx, batch)));
  const rows = createBatch<Row>((batch) => db.transaction((tx) => remove(tx, projection, batch)));
  for await (const pair of pairsOf(sides)) {
    const { fact, wanted, found } = pair;
    if (fact && wanted && differenceOf(pair)) {
      counts.applied += 1;
      await facts.add(fact);
    } else if (found && !wanted && found[revisionOf(projection)] === undone) {
      counts.removed += 1;
      await rows.add(found);
    }
  }
  await facts.flush();
  await rows.flush();
  return counts;
};
