export const devices = ['computer', 'tablet', 'smartphone'] as const;

/** What a browser tells of a visit. */
export type UsageEvent = {
  kind: 'page_view' | 'page_leave' | 'search';
  path?: string | null;
  referrer_host?: string | null;
  device?: (typeof devices)[number] | null;
  /** How long the page was open. */
  duration_ms?: number;
  /** What was searched for, as it is shown. */
  keyword?: string;
  /** The same as searches are compared. */
  keyword_key?: string;
};
