import { type Queryable, sql } from '@ideabox/postgres';
import type { Translations } from '@ideabox/text';
import type { DraftSituation } from '../../domain/category-draft.ts';
import { InvalidField } from '../../domain/errors.ts';
import { changeTranslations } from '../../domain/words-by-language.ts';

type Known = { id: number; name: string; names: Translations; removed: boolean };

/** Situations that stand come first, so that a name means one of them. */
const situationsOf = (tx: Queryable, category: number): Promise<Known[]> =>
  tx.rows(sql`
    SELECT id, name, names, removed_at IS NOT NULL AS removed FROM situations WHERE category_id = ${category}
    ORDER BY removed_at IS NOT NULL, id`);

/**
 * Makes a list the situations that a category offers: known ones by id or name, others are new, the rest is no longer
 * offered. @throws InvalidField when an id is none of the category's
 */
export const writeSituations = async (
  tx: Queryable,
  category: number,
  wanted: DraftSituation[],
): Promise<void> => {
  const known = await situationsOf(tx, category);
  const named = new Set(wanted.map(({ id }) => id));
  const rows = wanted.map(({ id, name, names }, position) => {
    const same = known.find((item) => (id ? item.id === id : item.name === name && !named.has(item.id)));
    if (id && !same) throw new InvalidField('situations');
    return { id: same?.id ?? null, name, names: changeTranslations(same?.names ?? {}, names), position };
  });
  await tx.run(sql`
    UPDATE situations s SET removed_at = now() WHERE category_id = ${category} AND removed_at IS NULL
      AND id <> ALL (${rows.flatMap(({ id }) => (id ? [id] : []))}::bigint[])`);
  await tx.run(sql`
    UPDATE situations s SET name = g.name, names = g.names, position = g.position, removed_at = NULL
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g(id bigint, name text, names jsonb, position smallint)
    WHERE s.id = g.id`);
  await tx.run(sql`
    INSERT INTO situations (category_id, name, names, position)
    SELECT ${category}, g.name, g.names, g.position
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g(id bigint, name text, names jsonb, position smallint)
    WHERE g.id IS NULL ORDER BY g.position`);
};
