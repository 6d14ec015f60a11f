import { join, type Queryable, sql } from '@ideabox/postgres';
import { type IdeaFilter, orderOf } from '../finding/idea-filter.ts';
import { fewHits, mostToGather, sortIdeas, walkIdeas } from '../finding/walk-ideas.ts';
import type { Hits, Part } from './hits.ts';
import { type CommonCounts, countPart, type Filter, idsOfPart, maxCounted } from './read-part.ts';

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

/** So many ideas are looked at for each of a page before an index is asked, which names all ideas with a common word. */
const looksEach = 50;
const mostLooks = 2_000;

/**
 * A page of `count` hits, what fits best first: tier by tier, and no further than the page goes. A page of a big tier is met among
 * the ideas with the most points. Where it is not, a tier of few is sorted; one of many is met by walking on in the order of points,
 * so that nothing is ever ranked as a whole.
 */
export const rankMany = async (
  db: Queryable,
  { entries, tiers }: Hits,
  filter: Filter,
  page: Page,
  count: number,
  counts: CommonCounts,
): Promise<number[]> => {
  const all = await db.one<{ total: number }>(sql`SELECT sum(idea_count)::int AS total FROM categories`);
  const total = all?.total ?? 0;
  const isCommon = count >= maxCounted || count * looksEach >= total;
  const pageOf = async (tier: Part, { limit, offset }: { limit: number; offset: number }) => {
    const sorted = { ...page, limit, offset, sort: byPoints } as const;
    const conditions = [...filter.conditions, tier.check];
    const looks = looksEach * (offset + limit);
    if (isCommon && looks <= mostLooks) {
      const ids = await walkIdeas(db, sorted, conditions, { entries, looks });
      if (ids.length === limit) return { ids, size: offset + limit };
    }
    const most = Math.max(fewHits, mostToGather(sorted, total));
    const few = await idsOfPart(db, entries, tier, filter, most, counts);
    if (few) return { ids: await sortIdeas(db, sorted, few), size: few.length };
    // As many as there are surely fill the page, unless it is far behind: then it may be beyond them all.
    const size = offset + limit <= most ? most : await countPart(db, entries, tier, filter, counts);
    if (offset >= size) return { ids: [], size };
    return { ids: await walkIdeas(db, sorted, conditions, { entries }), size };
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
