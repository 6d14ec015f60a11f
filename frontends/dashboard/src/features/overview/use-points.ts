import type { TimePoint } from '@ideabox/charts';
import { useText } from '@ideabox/intl';
import { compare } from './compare.ts';
import type { Bucket } from './get-series.ts';
import type { PeriodType } from './periods.ts';
import { usePeriodNames } from './use-period-names.ts';

/** The points of a chart out of one or more metrics over the same periods; compared with all metrics before together. */
export function usePoints(type: PeriodType, metrics: (Bucket[] | undefined)[]): TimePoint[] {
  const text = useText();
  const { label, tick } = usePeriodNames(type);
  const known = metrics.filter((buckets) => buckets !== undefined);
  if (known.length < metrics.length) return [];
  const compared = known.map((buckets) => compare(buckets, type));
  const [first = []] = compared;
  return first.map(({ start, end, previous }, index) => ({
    key: start,
    label: previous ? label(start, end) : text('day.running', { day: label(start, end) }),
    tick: tick(start),
    values: compared.map((metric) => metric[index]?.count ?? null),
    previous: previous && {
      label: label(previous.period_start, previous.period_end),
      count: compared.reduce((sum, metric) => sum + (metric[index]?.previous?.count ?? 0), 0),
    },
  }));
}
