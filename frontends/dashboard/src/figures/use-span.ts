import type { Bucket } from './compare.ts';
import { questionOf, useRows } from './get-rows.ts';
import { currentSpan, type Period, type PeriodType, type Span, today, typeFor } from './periods.ts';

/** Before the site was. */
const longAgo = '2000-01-01';
const everything = { category: undefined, audience: undefined };

/** The days that a period is now, and what they are cut into; the whole runs from the month of the first idea and is asked for. */
export function useSpan(period: Period): (Span & { type: PeriodType }) | undefined {
  const now = today();
  const isWhole = period.choice === 'whole';
  const question = questionOf('ideas', { start: longAgo, end: now }, everything, { period_type: 'month' });
  const months = useRows<Bucket>(isWhole ? question : undefined);
  if (period.choice === 'own') return { start: period.start, end: period.end, type: typeFor(period) };
  if (period.choice !== 'whole') return { ...currentSpan(period.choice, now), type: period.choice };
  if (!months.data) return undefined;
  const span = { start: months.data.find(({ count }) => count > 0)?.period_start ?? now, end: now };
  return { ...span, type: typeFor(span) };
}
