import type { Category } from '../../domain/category.ts';

/** Whether a category is the one that an id or a search key names. */
export const named =
  (key: string) =>
  ({ id, search_key }: Category): boolean =>
    search_key === key || String(id) === key;

/** The ids of the categories that an id or a search key names: one or none. */
export const categoryMatching = (categories: Category[], key: string): number[] =>
  categories.filter(named(key)).map(({ id }) => id);
