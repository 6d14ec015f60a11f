/** The envelope of one thing. */
export type One<T> = { results: T };

/** The envelope of a list; `count` is the total that match, before paging. */
export type PageOf<T> = {
  results: T[];
  metadata: { resultset: { count: number; limit: number; offset: number } };
};
