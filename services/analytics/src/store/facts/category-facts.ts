import { type Queryable, sql } from '@ideabox/postgres';
import type { CategoryChanged__Output as CategoryChanged } from '@ideabox/protos/ideas/v1/CategoryChanged';
import type { CategoryFact } from '../../domain/visibility.ts';
import type { Fact } from './fact.ts';

export const categoryFacts: Fact<CategoryChanged> = {
  table: 'category_facts',
  key: ['id'],
  columns: {
    id: 'bigint',
    search_key: 'text',
    name: 'text',
    names: 'jsonb',
    status: 'text',
    invisible: 'boolean',
    deleted: 'boolean',
    revision: 'bigint',
  },
  read: (category) => ({
    id: category.category_id,
    search_key: category.search_key,
    name: category.name,
    names: category.names,
    status: category.status,
    invisible: category.invisible,
    deleted: category.deleted,
    revision: category.revision,
  }),
  // Its source forgets a deleted category; here it stays, so that an older revision cannot bring it back.
  keep: 'deleted',
};

export const findCategory = (db: Queryable, id: number) =>
  db.one<CategoryFact & { deleted: boolean }>(
    sql`SELECT status, invisible, deleted FROM category_facts WHERE id = ${id}`,
  );
