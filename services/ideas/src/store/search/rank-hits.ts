import { join, type Queryable, type Sql, sql } from '@ideabox/postgres';
import { type IdeaFilter, orderOf } from '../idea-filter.ts';
import { fewHits, isGathered, sortIdeas, walkIdeas } from '../walk-ideas.ts';
import type { Hits, Part } from './hits.ts';
import { type CommonCounts, countPart, idsOfPart, knownCount, maxCounted } from './read-part.ts';

/** Ideas that fit equally well stand by their points, and those by their numbers. */
const byPoints = 'point';

type Page = Pick<IdeaFilter, 'order' | 'seed' | 'limit' | 'offset'>;

/** A page of some hits, of which there are few, what fits best first. */
export const rankFew = async (db: Queryable, { entries, tiers }: Hits, ids: number[], page: Page) => {
  const places = join(
    tiers.map(({ check }, place) => sql`WHEN ${check} THEN ${place}::int`),
    ' ',
  );
  const direction = page.order === 'desc' ? sql`ASC` : sql`DESC`;
  const rows = await db.rows<{ id: number }>(sql`
    SELECT i.id FROM ideas i JOIN standings s ON s.idea_id = i.id JOIN ${entries} e ON e.idea_id = i.id
    WHERE i.id = ANY(${ids}) ORDER BY CASE ${places} END ${direction}, ${orderOf(byPoints, page.order)}
    LIMIT ${page.limit} OFFSET ${page.offset}`);
  return rows.map((row) => row.id);
};

/**
 * A page of many hits, what fits best first: tier by tier, and no further than the page goes. A tier of few is sorted; one of many
 * is met by walking in the order of points, so that nothing is ever ranked as a whole.
 */
export const rankMany = async (
  db: Queryable,
  { entries, tiers }: Hits,
  conditions: Sql[],
  page: Page,
  counts: CommonCounts,
): Promise<number[]> => {
  const pageOf = async (tier: Part, part: { limit: number; offset: number }) => {
    const sorted = { ...page, ...part, sort: byPoints } as const;
    if (knownCount(entries, tier, conditions, counts) === undefined) {
      const few = await idsOfPart(db, entries, tier, conditions, fewHits + 1);
      if (few.length <= fewHits) return { ids: await sortIdeas(db, sorted, few), size: few.length };
    }
    const size = await countPart(db, entries, tier, conditions, counts);
    if (part.offset >= size) return { ids: [], size };
    const all = await db.one<{ total: number }>(sql`SELECT sum(idea_count)::int AS total FROM categories`);
    const ids =
      size < maxCounted && isGathered(sorted, size, all?.total ?? 0)
        ? await sortIdeas(db, sorted, await idsOfPart(db, entries, tier, conditions, size))
        : await walkIdeas(db, sorted, [...conditions, tier.check], { entries });
    return { ids, size };
  };
  const found: number[] = [];
  let { offset } = page;
  for (const tier of page.order === 'desc' ? tiers : tiers.toReversed()) {
    const { ids, size } = await pageOf(tier, { limit: page.limit - found.length, offset });
    found.push(...ids);
    if (found.length === page.limit) break;
    offset = Math.max(0, offset - size);
  }
  return found;
};
