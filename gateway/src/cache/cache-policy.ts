const secondsOf = (directives: string, name: string): number | undefined => {
  const found = new RegExp(`(?:^|[\\s,])${name}=(\\d{1,9})`).exec(directives)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** An answer and a page together are at most five seconds behind, so what has run out is shown for three more. */
const longestStaleMs = 3_000;

/** How long an answer may be shown to everyone; undefined when it may not. */
export const policyOf = (
  cacheControl: string | undefined,
): { freshMs: number; staleMs: number } | undefined => {
  if (!cacheControl || !/\bpublic\b/.test(cacheControl) || /no-store|private/.test(cacheControl)) return;
  const fresh = secondsOf(cacheControl, 's-maxage');
  if (fresh === undefined || fresh === 0) return;
  const stale = secondsOf(cacheControl, 'stale-while-revalidate') ?? 0;
  return { freshMs: fresh * 1_000, staleMs: Math.min(stale * 1_000, longestStaleMs) };
};
