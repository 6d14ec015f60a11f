import type { Sql } from '@ideabox/postgres';

/** What of an idea is searched. */
export type Searchable = { idea_id: number; name: string; contents: string; tags: string[] };

/** Some of the ideas that a search finds: `entries e` that an index names, and those among them that are meant. */
export type Part = {
  candidates: Sql;
  check: Sql;
  /** The check of what is known to be in no tier and no part before this one. */
  laterCheck: Sql;
  /** The check where counting takes one: the index may say enough. */
  countCheck: Sql;
};

/** Ideas that fit about equally well; where some of them fit better, its parts say which, and share none. */
export type Tier = Part & { parts?: Part[] };

/** What a search finds, in a table of its own. */
export type Hits = {
  /** The table that conditions call `e`. */
  entries: Sql;
  /** All of it. */
  whole: Part;
  /** The same in tiers that share no idea, what fits best first; none where that is not known. */
  tiers: Tier[];
};
