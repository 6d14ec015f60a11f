export const devices = ['computer', 'tablet', 'smartphone'] as const;

/** What a browser tells of a visit. */
export type UsageEvent = {
  kind: 'page_view' | 'page_leave' | 'search';
  path?: string | null;
  /** The page that was viewed is that of an idea. */
  opens_idea?: boolean;
  referrer_host?: string | null;
  /** The search engine that the referring host belongs to. */
  engine?: string | undefined;
  device?: (typeof devices)[number] | null;
  /** How long the page was open. */
  duration_ms?: number;
  /** What was searched for, as it is shown. */
  keyword?: string;
  /** The same as searches are compared. */
  keyword_key?: string;
};

/** Whether a path is that of an idea, or of a comment on one; a language may lead it. */
export const isOfIdea = (path: string): boolean => /^(?:\/[a-z]{2})?\/idea\/\d+(?:\/|$)/.test(path);

/** Who visits, as far as it is kept. */
export type Visit = {
  /** The audience's. */
  role: string;
  sessionKey: string | null;
  /** The browser knows of no earlier visit. */
  firstVisit: boolean;
};

/** A page that is open for longer is not being read all that time. */
export const longestViewMs = 30 * 60 * 1000;
