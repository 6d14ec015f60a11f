import type { Entry } from './entry.ts';
import type { Versions } from './versions.ts';

/** While a service is down, what it said last is better than nothing, for a minute. */
export const staleIfErrorMs = 60_000;

const isUnchanged = (entry: Entry, versions: Versions) => entry.version === versions.of(entry.asked.service);

/** Can be shown without asking. */
export const isFresh = (entry: Entry, versions: Versions): boolean =>
  performance.now() < entry.freshUntil && isUnchanged(entry, versions);

/** Can be shown while it is asked for again: it has run out, but nobody has written since. */
export const isUsable = (entry: Entry, versions: Versions): boolean =>
  performance.now() < entry.staleUntil && isUnchanged(entry, versions);

/** Can be shown while nobody can be asked. */
export const isWorthShowing = (entry: Entry): boolean => performance.now() < entry.checkedAt + staleIfErrorMs;
