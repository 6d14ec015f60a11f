import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import { seesOf } from '../../domain/visibility.ts';
import { allCategories, type Category } from '../projections/categories.ts';

export type Reader = { id: string; role: string } | null;

/** What a reader may see: the ideas of some categories, and their own of others. */
export type Scope = {
  categories: number[];
  ownOf: number[];
  reader: string | null;
  /** Whether it is more than what everyone sees. */
  personal: boolean;
};

const idsSeen = (categories: Category[], role: string | null, how: 'all' | 'own') =>
  categories.filter((category) => seesOf(category, role) === how).map(({ id }) => id);

const hasOwn = async (db: Queryable, reader: string, categories: number[]): Promise<boolean> =>
  categories.length > 0 &&
  (await db.one(
    sql`SELECT 1 FROM ideas WHERE author_id = ${reader} AND category_id = ANY(${categories}) LIMIT 1`,
  )) !== undefined;

export const scopeOf = async (db: Queryable, reader: Reader): Promise<Scope> => {
  const known = await allCategories(db);
  const categories = idsSeen(known, reader?.role ?? null, 'all');
  if (reader === null) return { categories, ownOf: [], reader: null, personal: false };
  const own = idsSeen(known, reader.role, 'own');
  const ownOf = (await hasOwn(db, reader.id, own)) ? own : [];
  const personal = ownOf.length > 0 || categories.length > idsSeen(known, null, 'all').length;
  return { categories, ownOf, reader: reader.id, personal };
};

/** The part of a scope that lies in one category, given by id or search key; undefined when the reader sees none of it. */
export const scopeWithin = async (
  db: Queryable,
  scope: Scope,
  category: string,
): Promise<Scope | undefined> => {
  const known = await allCategories(db);
  const id = known.find((item) => item.search_key === category || String(item.id) === category)?.id;
  const within = (ids: number[]) => ids.filter((item) => item === id);
  const [categories, ownOf] = [within(scope.categories), within(scope.ownOf)];
  return categories.length + ownOf.length > 0 ? { ...scope, categories, ownOf } : undefined;
};

/** That `ideas i` is there for the reader. */
export const inScope = ({ categories, ownOf, reader }: Scope): Sql => {
  const shared = sql`i.category_id = ANY(${categories})`;
  const seen =
    ownOf.length === 0
      ? shared
      : sql`(${shared} OR (i.category_id = ANY(${ownOf}) AND i.author_id = ${reader}))`;
  return sql`NOT i.removed AND ${seen}`;
};

/** That `comments c` stands on an idea that is there for the reader, by what a comment knows of its idea. */
export const onIdeaInScope = ({ categories, ownOf, reader }: Scope): Sql => {
  // One category's comments are one walk of an index.
  const shared =
    categories.length === 1 ? sql`c.category_id = ${categories[0]}` : sql`c.category_id = ANY(${categories})`;
  if (ownOf.length === 0) return sql`NOT c.idea_removed AND ${shared}`;
  const own = sql`c.category_id = ANY(${ownOf}) AND EXISTS (
    SELECT 1 FROM ideas i WHERE i.id = c.idea_id AND i.author_id = ${reader})`;
  return categories.length === 0
    ? sql`NOT c.idea_removed AND ${own}`
    : sql`NOT c.idea_removed AND (${shared} OR (${own}))`;
};

/** Whether one idea is there for the reader. */
export const seesIdea = async (db: Queryable, scope: Scope, ideaId: number): Promise<boolean> =>
  (await db.one(sql`SELECT 1 FROM ideas i WHERE i.id = ${ideaId} AND ${inScope(scope)}`)) !== undefined;
