import { join, type Queryable, type Sql, sql } from '@ideabox/postgres';
import { chooseGrams, likenessTo, type ShareOf, weightOf } from '../../domain/likeness.ts';
import type { Scope } from '../../domain/scope.ts';
import { inScope } from '../finding/idea-filter.ts';
import type { TextIndex } from '../search/text-index.ts';

/** What ideas are compared with: the grams of a text, and tags. */
export type Pattern = { grams: number[]; pairs: number[]; tags: string[]; except?: number };

export type Like = { id: number; score: number };

/** Ideas that the index may name, of which the most promising are compared whole. */
const budget = 3_000;
const compared = 16;
const perTag = 4;
/** What a tag in common counts, beside a likeness of texts that is 1 for the same text. */
const tagWeight = 0.15;

const byAnyOf = ({ entries, keys }: TextIndex, grams: number[], shareOf: ShareOf): Sql => sql`(
  SELECT e.idea_id FROM unnest(${grams}::integer[], ${grams.map((gram) => weightOf(shareOf(gram)))}::float8[]) AS g(gram, weight)
  JOIN ${entries} e ON e.${keys} @> ARRAY[g.gram]
  GROUP BY e.idea_id ORDER BY sum(g.weight) DESC, e.idea_id DESC LIMIT ${compared})`;

const byAllOf = ({ entries, keys }: TextIndex, grams: number[]): Sql =>
  sql`(SELECT idea_id FROM ${entries} WHERE ${keys} @> ${grams}::integer[]
    ORDER BY idea_id DESC LIMIT ${compared})`;

/** The newest ideas with each of the tags. */
const byTags = (tags: string[]): Sql => sql`(
  SELECT n.idea_id FROM tags t CROSS JOIN LATERAL (
    SELECT it.idea_id FROM idea_tags it WHERE it.tag_id = t.id ORDER BY it.idea_id DESC LIMIT ${perTag}
  ) n WHERE t.name = ANY(${tags}))`;

type Candidate = { id: number; grams: number[]; tags: string[] };

/** The ideas within a scope that are most like a pattern, best first. */
export const findLikeIdeas = async (
  db: Queryable,
  index: TextIndex,
  pattern: Pattern,
  scope: Scope,
  { shareOf, ideas }: { shareOf: ShareOf; ideas: number },
): Promise<Like[]> => {
  const { any, all } = chooseGrams(pattern.pairs, shareOf, { ideas, budget });
  const sources = [
    ...(any.length > 0 ? [byAnyOf(index, any, shareOf)] : []),
    ...(all.length > 0 ? [byAllOf(index, all)] : []),
    ...(pattern.tags.length > 0 ? [byTags(pattern.tags)] : []),
  ];
  if (sources.length === 0 || scope.categories.length + scope.ownOf.length === 0) return [];
  const candidates = await db.rows<Candidate>(sql`
    SELECT i.id, to_json(e.${index.keys}) AS grams,
      ARRAY(SELECT t.name FROM idea_tags it JOIN tags t ON t.id = it.tag_id WHERE it.idea_id = i.id) AS tags
    FROM (${join(sources, ' UNION ')}) AS found
    JOIN ideas i ON i.id = found.idea_id AND i.removed_at IS NULL AND ${inScope(scope)}
    JOIN ${index.entries} e ON e.idea_id = i.id`);
  const likeness = likenessTo(pattern.grams, shareOf);
  return candidates
    .filter(({ id }) => id !== pattern.except)
    .map(({ id, grams, tags }) => {
      const shared = tags.filter((tag) => pattern.tags.includes(tag)).length;
      return { id, score: likeness(grams) + tagWeight * shared };
    })
    .toSorted((one, other) => other.score - one.score || other.id - one.id);
};
