import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Audited {
  /** 0 to 100 each. */
  scores: Record<(typeof categories)[number], number>;
  /** Milliseconds. */
  lcp: number;
  tbt: number;
  cls: number;
  /** What cost points, but for performance. */
  faults: string[];
}

const attempts = 3;

/** One visit as Lighthouse makes it by default: a slow phone on a slow network, with nothing in the cache. */
export async function audit(url: string, port: number, attempt = 1): Promise<Audited> {
  const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  // On a busy machine it now and then misses the beginning of its own trace.
  if (run?.lhr.runtimeError && attempt < attempts) return audit(url, port, attempt + 1);
  if (!run || run.lhr.runtimeError)
    throw new Error(`Lighthouse: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  const { lhr } = run;
  const number = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const scores = Object.fromEntries(
    categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]),
  ) as Audited['scores'];
  const faults = categories
    .slice(1)
    .flatMap((id) =>
      (lhr.categories[id]?.auditRefs ?? [])
        .filter((ref) => ref.weight > 0 && (lhr.audits[ref.id]?.score ?? 1) < 1)
        .map((ref) => `${id}: ${lhr.audits[ref.id]?.title}`),
    );
  return {
    scores,
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    faults,
  };
}
