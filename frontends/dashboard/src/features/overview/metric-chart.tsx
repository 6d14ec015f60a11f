import { TimeSeries } from '@ideabox/charts';
import { useText } from '@ideabox/intl';
import { type Metric, useSeries } from './get-series.ts';
import type { OverviewQuery } from './overview-query.ts';
import { statusOf } from './status-of.ts';
import { useComparison } from './use-comparison.ts';
import { usePoints } from './use-points.ts';

type Props = OverviewQuery & { metric: Metric };

/** One metric over time, with the time before. Where nothing is shown there may be a few, which not everyone is told. */
export function MetricChart({ metric, period, category }: Props) {
  const text = useText();
  const counts = useSeries(metric, period, category);
  const points = usePoints(period, [counts.data]);
  return (
    <TimeSeries
      kind="area"
      title={text(`${metric}.title`)}
      description={text(`${metric}.description`)}
      emptyText={text('metric.few')}
      status={statusOf(counts)}
      onRetry={() => counts.refetch()}
      series={[{ key: metric, label: text(`metric.${metric}`) }]}
      points={points}
      {...useComparison(period)}
    />
  );
}
