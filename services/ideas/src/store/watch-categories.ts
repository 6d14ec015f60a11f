import type { Queryable } from '@ideabox/postgres';
import { type Category, statusAt } from '../domain/category.ts';
import { allCategories } from './categories.ts';

/** The categories as rules need them, with the status that counts now; at most a second old. */
export type Categories = {
  all: () => Promise<Category[]>;
  /** Looks again where there was none: another instance may just have made it. */
  byId: (id: number) => Promise<Category | undefined>;
  /** Forgets what is known, after a change made here. */
  forget: () => void;
};

const maxAgeMs = 1_000;

export const watchCategories = (db: Queryable): Categories => {
  let loaded: Promise<Category[]> | undefined;
  let loadedAt = 0;
  const stored = () => {
    if (loaded && Date.now() - loadedAt < maxAgeMs) return loaded;
    loadedAt = Date.now();
    loaded = allCategories(db);
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  };
  const forget = () => {
    loaded = undefined;
  };
  const all = async () => {
    const now = new Date();
    return (await stored()).map((category) => ({ ...category, status: statusAt(category, now) }));
  };
  return {
    all,
    byId: async (id) => {
      const named = (category: Category) => category.id === id;
      const found = (await all()).find(named);
      if (found) return found;
      forget();
      return (await all()).find(named);
    },
    forget,
  };
};
