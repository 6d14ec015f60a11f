import { join, type Queryable, type Sql, sql } from '@ideabox/postgres';
import { every, type IdeaFilter, orderOf } from '../finding/idea-filter.ts';
import { fewHits, mostToGather, sortIdeas, walkIdeas } from '../finding/walk-ideas.ts';
import type { Hits, Part, Tier } from './hits.ts';
import { type CommonCounts, countPart, type Few, type Filter, idsOfPart } from './read-part.ts';

/** Ideas that fit equally well stand by their points, and those by their numbers. */
const byPoints = 'point';

type Page = Pick<IdeaFilter, 'order' | 'seed' | 'limit' | 'offset'>;
/** Which of some hits a page has. */
type Share = Pick<Page, 'limit' | 'offset'>;

const partsOf = (tiers: Tier[]): Part[] => tiers.flatMap((tier) => tier.parts ?? [tier]);

/** The place of a hit's part among those of some tiers, from 0; what is in one of them and in no other is in the last. */
const placeIn = (tiers: Tier[]): Sql => {
  const parts = partsOf(tiers);
  const last = sql`${parts.length - 1}::int`;
  const cases = parts.slice(0, -1).map(({ laterCheck }, place) => sql`WHEN ${laterCheck} THEN ${place}::int`);
  return cases.length === 0 ? last : sql`CASE ${join(cases, ' ')} ELSE ${last} END`;
};

/** What fits best first, and within a part by points. */
const ranked = (place: Sql, order: Page['order']): Sql =>
  sql`ORDER BY ${place} ${order === 'desc' ? sql`ASC` : sql`DESC`}, ${orderOf(byPoints, order)}`;

/** A page of some hits, of which there are few. */
const rankFew = async (
  db: Queryable,
  { entries, tiers }: Pick<Hits, 'entries' | 'tiers'>,
  ids: number[],
  page: Page,
) => {
  if (ids.length === 0) return [];
  const rows = await db.rows<{ id: number }>(sql`
    SELECT s.idea_id AS id FROM standings s JOIN ${entries} e ON e.idea_id = s.idea_id
    WHERE s.idea_id = ANY(${ids}) ${ranked(placeIn(tiers), page.order)} LIMIT ${page.limit} OFFSET ${page.offset}`);
  return rows.map((row) => row.id);
};

/** Up to so many hits a page is sorted out of all of them: of more, it is met with fewer looks by walking. */
const mostToRank = ({ limit, offset }: Share, total: number): number =>
  Math.max(fewHits, mostToGather({ limit, offset, sort: byPoints }, total));

/** A page of hits, by the statement that finds out that they are few. */
export const fewRanked = ({ tiers }: Hits, page: Page, total: number): Few => ({
  most: mostToRank(page, total),
  columns: [sql`${placeIn(tiers)} AS place`],
  ids: sql`
    SELECT few.id FROM few CROSS JOIN LATERAL (SELECT * FROM standings WHERE idea_id = few.id OFFSET 0) s
    ${ranked(sql`few.place`, page.order)} LIMIT ${page.limit} OFFSET ${page.offset}`,
});

/** So many ideas are looked at for each of a page before an index is asked, which names all ideas with a common word. */
const looksEach = 50;
const mostLooks = 2_000;
/** So many times as many as seem to be needed are looked at before an index is asked after all. */
const patience = 3;

/** The hits among so many ideas with the most points, in their order, by the part that each is in. */
const hitsAtTop = async (
  db: Queryable,
  { entries, whole, tiers }: Hits,
  { conditions }: Filter,
  order: Page['order'],
  looks: number,
): Promise<Map<Part, number[]>> => {
  const inOrder = orderOf(byPoints, order);
  const rows = await db.rows<{ id: number; place: number }>(sql`
    SELECT i.id, ${placeIn(tiers)} AS place
    FROM ideas i JOIN (SELECT s.* FROM standings s ORDER BY ${inOrder} LIMIT ${looks}) s ON s.idea_id = i.id
    JOIN ${entries} e ON e.idea_id = i.id
    WHERE ${every([...conditions, whole.check])} ORDER BY ${inOrder}`);
  return new Map(
    partsOf(tiers).map((part, at) => [part, rows.filter(({ place }) => place === at).map(({ id }) => id)]),
  );
};

/**
 * A page of many hits, what fits best first: tier by tier, and no further than the page goes. A page of a big tier is met among
 * the ideas with the most points, or a little further on. Where it is not, a tier of few is gathered by one look into an index,
 * and sorted; one of many is asked part by part, and met by walking on in the order of points, so that nothing is ever ranked as
 * a whole.
 */
export const rankMany = async (
  db: Queryable,
  hits: Hits,
  filter: Filter,
  page: Page,
  { count, total }: { count: number; total: number },
  counts: CommonCounts,
): Promise<number[]> => {
  const { entries, tiers } = hits;
  const looks = looksEach * (page.offset + page.limit);
  const top = looks <= mostLooks ? await hitsAtTop(db, hits, filter, page.order, looks) : undefined;
  const metIn = (some: Tier[]): number[] => partsOf(some).flatMap((part) => top?.get(part) ?? []);
  /** How many hits each at the top stands for; by the looks it took where there are more than a count goes. */
  const weight = Math.max(count / Math.max(1, metIn(tiers).length), total / looks);

  /** So much of the page as is of a tier; and how many the tier has, where that is not enough. */
  const shareOf = async (tier: Tier, share: Share): Promise<{ ids: number[]; size: number }> => {
    const sorted = { ...page, ...share, sort: byPoints } as const;
    const wanted = share.offset + share.limit;
    const met = metIn([tier]);
    if (met.length >= wanted && !tier.parts) return { ids: met.slice(share.offset, wanted), size: wanted };
    const most = mostToRank(share, total);
    const fits = [...filter.conditions, tier.check];
    // So many at the top are hardly of few: what an index says of them would only say so again.
    const seeming = met.length * weight;
    if (seeming > most && !tier.parts) {
      const further = Math.ceil((patience * wanted * total) / seeming);
      const ids = await walkIdeas(db, sorted, fits, { entries, looks: further });
      if (ids.length === share.limit) return { ids, size: wanted };
    }
    const isBig = met.length >= wanted || seeming > most;
    const few = isBig && tier.parts ? undefined : await idsOfPart(db, entries, tier, filter, most, counts);
    if (few && tier.parts)
      return {
        ids: await rankFew(db, { entries, tiers: [tier] }, few, { ...page, ...share }),
        size: few.length,
      };
    if (few) return { ids: await sortIdeas(db, sorted, few), size: few.length };
    if (tier.parts) return sharesOf(tier.parts, share);
    // As many as there are surely fill the page, unless it is far behind: then it may be beyond them all.
    const size = wanted <= most ? most : await countPart(db, entries, tier, filter, counts);
    if (share.offset >= size) return { ids: [], size };
    return { ids: await walkIdeas(db, sorted, fits, { entries }), size };
  };

  /** The same of several, one after the other. */
  const sharesOf = async (several: Tier[], { limit, offset }: Share) => {
    const found: number[] = [];
    let size = 0;
    for (const tier of page.order === 'desc' ? several : several.toReversed()) {
      const part = await shareOf(tier, { limit: limit - found.length, offset: Math.max(0, offset - size) });
      found.push(...part.ids);
      size += part.size;
      if (found.length === limit) break;
    }
    return { ids: found, size };
  };

  return (await sharesOf(tiers, page)).ids;
};
