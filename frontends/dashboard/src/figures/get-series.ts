import { asTold, type Bucket, type Compared, compare } from './compare.ts';
import { type Asked, type Question, questionOf, useRows } from './get-rows.ts';
import { type PeriodType, sameDaysBefore, spanOf, today } from './periods.ts';
import { useSpan } from './use-span.ts';
import type { Metric } from './widgets.ts';

export type SeriesAnswer = {
  data: Compared[] | undefined;
  isError: boolean;
  refetch: () => void;
  /** Into what the time is cut. */
  type: PeriodType;
  /** What was asked, for the address of the answer. */
  question: Question | undefined;
};

/**
 * A metric over the periods of a chart and over as many before them, of which the one that the running period is compared with
 * ends on the same day. Of days of one's own the API pairs them; the whole is compared with nothing.
 */
export function useSeries(metric: Metric, { period, ...of }: Asked): SeriesAnswer {
  const now = today();
  const span = useSpan(period);
  const type = span?.type ?? 'month';
  const isChart = period.choice !== 'own' && period.choice !== 'whole';
  const before = period.choice === 'own' ? { compare: 'previous' } : {};
  const asked = isChart ? spanOf(type, now) : span;
  const question = asked && questionOf(metric, asked, of, { period_type: type, ...before });
  const all = useRows<Bucket>(question);
  const hasSameDays = isChart && type !== 'date';
  const sameDays = useRows<Bucket>(
    hasSameDays ? questionOf(metric, sameDaysBefore(type, now), of, { period_type: type }) : undefined,
  );
  const paired = () => {
    if (!all.data || (hasSameDays && !sameDays.data)) return undefined;
    return isChart ? compare(withSameDays(all.data, sameDays.data), type) : asTold(all.data);
  };
  return {
    data: paired(),
    isError: all.isError || sameDays.isError,
    refetch: () => {
      all.refetch();
      if (hasSameDays) sameDays.refetch();
    },
    type,
    question,
  };
}

/** The periods with those days in the place of the whole period that they are of. */
function withSameDays(buckets: Bucket[], [sameDays]: Bucket[] = []): Bucket[] {
  return buckets.map((bucket) =>
    sameDays && bucket.period_start === sameDays.period_start ? sameDays : bucket,
  );
}
