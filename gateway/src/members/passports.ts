import { type Bearer, resentMs } from '@ideabox/passport';
import { LRUCache } from 'lru-cache';

/** Signs a passport for a member, or takes the one that was signed a moment ago for the same name and roles. */
export const createPassports = (
  issue: (bearer: Bearer) => Promise<string>,
): ((bearer: Bearer) => Promise<string>) => {
  const kept = new LRUCache<string, Promise<string>>({ max: 10_000, ttl: resentMs });
  return (bearer) => {
    const key = JSON.stringify([bearer.id, bearer.name, bearer.roles]);
    const passport = kept.get(key) ?? issue(bearer);
    kept.set(key, passport, { noUpdateTTL: true });
    return passport;
  };
};
