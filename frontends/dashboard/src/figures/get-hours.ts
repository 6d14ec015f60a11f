import type { HourCount } from '@ideabox/charts';
import { type Asked, questionOf, useRows } from './get-rows.ts';
import { useSpan } from './use-span.ts';
import type { Metric } from './widgets.ts';

/** What happened in each hour of the week, in the days that are looked at. */
export function useHours(metric: Metric, { period, ...of }: Asked) {
  const span = useSpan(period);
  const question = span && questionOf('hours', span, of, { of: metric });
  return { ...useRows<HourCount>(question), question };
}
