import type { Sql } from '@ideabox/postgres';

/** What of an idea is searched. */
export type Searchable = { idea_id: number; name: string; contents: string; tags: string[] };

/** Some of the ideas that a search finds: `entries e` that an index names, and those among them that are meant. */
export type Part = {
  candidates: Sql;
  check: Sql;
  /** The check where counting takes one: the index may say enough. */
  countCheck: Sql;
};

/** What a search finds, in a table of its own. */
export type Hits = {
  /** The table that conditions call `e`. */
  entries: Sql;
  /** That `e` is found, for ideas that are met in the order of a walk. */
  check: Sql;
  /** The same by index. No idea is in two parts. */
  parts: Part[];
  /** The same again, what fits best first; none where that is not known. */
  tiers: Part[];
};
