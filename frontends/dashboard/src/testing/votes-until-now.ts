import { type Call, pageOf } from '../../../platform/testing/src/index.ts';
import { addDays } from '../figures/periods.ts';

/** Ten votes on every day but the one that runs, which has had three so far. */
export function votesUntilNow({ query }: Call) {
  const [start, end] = [query.get('period_start') ?? '', query.get('period_end') ?? ''];
  const buckets: { period_start: string; period_end: string; count: number }[] = [];
  for (let day = start; day <= end; day = addDays(day, 1))
    buckets.push({ period_start: day, period_end: day, count: day === '2026-11-18' ? 3 : 10 });
  return pageOf(buckets);
}
