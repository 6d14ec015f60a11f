import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import { createShuffle } from '../../domain/shuffle.ts';
import { every, orderOf, type Page, type Sort } from './idea-filter.ts';

/** The places of a shuffle that one statement looks at: few for the first page, more when there is far to go. */
const [fewestPlaces, mostPlaces] = [128, 16_384];

/** Up to this many hits ideas are gathered and sorted; above, they may be met by walking in order. */
export const fewHits = 1_000;
/** No more ideas than this are gathered, whatever it saves. */
const mostGathered = 20_000;

/** How many ideas that fit are gathered and sorted with fewer looks at ideas than meeting the page's ones among all takes. */
export const mostToGather = (
  { sort, offset, limit }: Pick<Page, 'sort' | 'offset' | 'limit'>,
  total: number,
): number => {
  // A shuffle is computed from the ids alone; what else they are sorted by is looked up.
  const looksEach = sort === 'random' ? 1 : 2;
  // Of so many that fit, a walk meets one in every total / count.
  return Math.min(mostGathered, Math.floor(Math.sqrt(((offset + limit) * total) / looksEach)));
};

/** What conditions look at beside `ideas i`: a table of the search as `e`; and how many ideas a walk by standings looks at, at most. */
type Beside = { entries?: Sql; looks?: number };

const joined = ({ entries }: Beside) => (entries ? sql`JOIN ${entries} e ON e.idea_id = i.id` : sql``);

/** Orders that are in `ideas i` itself. */
const ownSorts: Sort[] = ['date_entered', 'answer_date'];

const idsOf = (rows: { id: number }[]) => rows.map((row) => row.id);

const walkIndex = async (
  db: Queryable,
  sort: Exclude<Sort, 'random'>,
  { order, limit, offset }: Page,
  conditions: Sql[],
  beside: Beside,
) => {
  const inOrder = orderOf(sort, order);
  const all = sql`standings`;
  const first = sql`(SELECT s.* FROM standings s ORDER BY ${inOrder} LIMIT ${beside.looks})`;
  const standings = ownSorts.includes(sort)
    ? sql``
    : sql`JOIN ${beside.looks === undefined ? all : first} s ON s.idea_id = i.id`;
  return idsOf(
    await db.rows(sql`
      SELECT i.id FROM ideas i ${standings} ${joined(beside)} WHERE ${every(conditions)}
      ORDER BY ${inOrder} LIMIT ${limit} OFFSET ${offset}`),
  );
};

const shuffleOf = async (db: Queryable, { seed, order }: Page) => {
  const newest = await db.one<{ id: number | null }>(sql`SELECT max(id) AS id FROM ideas`);
  const shuffle = createShuffle(seed, newest?.id ?? 1);
  const place = (position: number) => (order === 'desc' ? position : shuffle.size - 1 - position);
  return {
    size: shuffle.size,
    idAt: (position: number) => shuffle.idAt(place(position)),
    positionOf: (id: number) => place(shuffle.positionOf(id)),
  };
};

/** Looks ideas up by their ids in the order of the shuffle: nothing is sorted, however many there are. */
const walkShuffle = async (db: Queryable, page: Page, conditions: Sql[], beside: Beside) => {
  const { size, idAt } = await shuffleOf(db, page);
  const wanted = page.offset + page.limit;
  let places = Math.min(mostPlaces, Math.max(fewestPlaces, wanted * 2));
  let passed = 0;
  const found: number[] = [];
  for (let start = 0; start < size && passed + found.length < wanted; ) {
    const ids = Array.from({ length: Math.min(places, size - start) }, (_, step) => idAt(start + step));
    const met = idsOf(
      await db.rows(sql`
        SELECT i.id FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS shuffled(id, place)
        JOIN ideas i ON i.id = shuffled.id ${joined(beside)} WHERE ${every(conditions)} ORDER BY shuffled.place`),
    );
    const before = Math.min(met.length, Math.max(0, page.offset - passed));
    passed += before;
    found.push(...met.slice(before));
    start += places;
    places = Math.min(mostPlaces, places * 4);
  }
  return found.slice(0, page.limit);
};

/** A page of the ideas that meet the conditions, met by walking in the order asked for. */
export const walkIdeas = (
  db: Queryable,
  page: Page,
  conditions: Sql[],
  beside: Beside = {},
): Promise<number[]> =>
  page.sort === 'random'
    ? walkShuffle(db, page, conditions, beside)
    : walkIndex(db, page.sort, page, conditions, beside);

/** A page of some ideas, of which there are few. */
export const sortIdeas = async (db: Queryable, page: Page, ids: number[]): Promise<number[]> => {
  if (page.sort !== 'random') return walkIndex(db, page.sort, page, [sql`i.id = ANY(${ids})`], {});
  const { positionOf } = await shuffleOf(db, page);
  const sorted = ids.toSorted((one, other) => positionOf(one) - positionOf(other));
  return sorted.slice(page.offset, page.offset + page.limit);
};
