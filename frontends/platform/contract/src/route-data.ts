/** A part of a question that the address answers. */
export type FromAddress =
  /** A parameter of the path; a whole number where `number` says so. */
  | { param: string; number?: true }
  /** A word of the query, a whole number where `number` says so; `else` holds without it. */
  | { search: string; number?: true; else?: string | number }
  /** The date in Japan so many days from today, where the address does not choose days by a word of this name. */
  | { day: number; unless: string }
  /** How much comes before the page that `page` of the query names, `of` naming the page size in this question. */
  | { before: 'page'; of: string };

export type DataValue = string | number | FromAddress;

/**
 * A question that a page asks at once: the web server asks it ahead and puts the answer into the document, under the
 * key by which the page's query finds it.
 */
export type RouteData = {
  /** `{ query: true }` stands for the whole query. */
  key: (DataValue | { query: true })[];
  /** Path of the API; `:id` is filled in from the path of the address. */
  path: string;
  query?: Record<string, DataValue>;
  /** What the page's query holds of the answer: all of it unless told. */
  take?: 'results' | 'settings';
};
