/** Since when figures stand, where they were counted some time ago: RFC 3339. */
type Counted = { counted_at?: string };

/** The envelope of one thing. */
export type One<T> = { results: T; metadata?: Counted };

/** The envelope of a list; `count` is the total that match, before paging. */
export type PageOf<T> = {
  results: T[];
  metadata: { resultset: { count: number; limit: number; offset: number } } & Counted;
};
