import { whoeverWaits } from '@ideabox/lifecycle';
import type { Queryable } from '@ideabox/postgres';
import { type Category, statusAt } from '../../domain/category.ts';
import { allCategories } from './categories.ts';

/**
 * The categories as rules need them, with the status that counts now; at most a second old. Whoever is in a transaction
 * gives its `db`: were all connections in use by writes that wait for the categories, none were left to load them.
 */
export type Categories = {
  all: (db?: Queryable) => Promise<Category[]>;
  /** Looks again where there was none: another instance may just have made it. */
  byId: (id: number, db?: Queryable) => Promise<Category | undefined>;
  /** Forgets what is known, after a change made here. */
  forget: () => void;
};

const maxAgeMs = 1_000;

export const watchCategories = (pool: Queryable): Categories => {
  let loaded: Promise<Category[]> | undefined;
  let loadedAt = 0;
  const stored = (db: Queryable) => {
    if (loaded && Date.now() - loadedAt < maxAgeMs) return loaded;
    loadedAt = Date.now();
    loaded = whoeverWaits(() => allCategories(db));
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  };
  const forget = () => {
    loaded = undefined;
  };
  const all = async (db = pool) => {
    const now = new Date();
    return (await stored(db)).map((category) => ({ ...category, status: statusAt(category, now) }));
  };
  return {
    all,
    byId: async (id, db) => {
      const named = (category: Category) => category.id === id;
      const found = (await all(db)).find(named);
      if (found) return found;
      forget();
      return (await all(db)).find(named);
    },
    forget,
  };
};
