import type { Caller } from '@ideabox/http';

/** Whose own ratings an answer shows: the caller's, where they name the field; else it is alike for everyone. */
export const raterOf = (caller: Caller | null, named: (field: string) => boolean): string | undefined =>
  named('my_vote') ? caller?.id : undefined;
