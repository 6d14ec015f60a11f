import type { Category } from '../domain/category.ts';

/** The ids of the categories that an id or a search key names: one or none. */
export const categoryMatching = (categories: Category[], key: string): number[] =>
  categories.filter(({ id, search_key }) => search_key === key || String(id) === key).map(({ id }) => id);
