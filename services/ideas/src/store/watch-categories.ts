import type { Queryable } from '@ideabox/postgres';
import { type Category, statusAt } from '../domain/category.ts';
import { allCategories } from './categories.ts';

/** The categories as rules need them, with the status that counts now; at most a second old. */
export type Categories = {
  all: () => Promise<Category[]>;
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
  const all = async () => {
    const now = new Date();
    return (await stored()).map((category) => ({ ...category, status: statusAt(category, now) }));
  };
  return {
    all,
    byId: async (id) => (await all()).find((category) => category.id === id),
    forget: () => {
      loaded = undefined;
    },
  };
};
