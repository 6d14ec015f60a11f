import { LRUCache } from 'lru-cache';

/** How often words that many comments have were found; asked for again every half minute. */
export type CommonCounts = LRUCache<string, number>;

export const createCommonCounts = (): CommonCounts => new LRUCache({ max: 1_000, ttl: 30_000 });
