import { type TimePoint, TimeSeries } from '@ideabox/charts';
import { useText } from '@ideabox/intl';
import { statusOf } from '../../cards/status-of.ts';
import { useCard } from '../../cards/use-card.tsx';
import { useComparison } from '../../cards/use-comparison.ts';
import { useSeriesMethod } from '../../cards/use-method.ts';
import { usePoints } from '../../cards/use-points.ts';
import { useSpanText } from '../../cards/use-span-text.ts';
import type { Asked } from '../../figures/get-rows.ts';
import { useSeries } from '../../figures/get-series.ts';
import { useDuration } from './use-duration.ts';
import { useViewTimeSentence } from './use-view-time-sentence.ts';

const metric = 'view_time';

/** Seconds, up to the four hours that a visit may count. */
const axisSteps = [5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600];

/** No visit lasts no time: where 0 is told, nothing is. */
const known = ({ values, previous, ...point }: TimePoint): TimePoint => ({
  ...point,
  values: values.map((value) => value || null),
  previous: previous && { ...previous, count: previous.count || null },
});

/** How long visits last, on average. */
export function ViewTimeCard({ isCompared, ...asked }: Asked & { isCompared: boolean }) {
  const text = useText();
  const seconds = useSeries(metric, asked);
  const points = usePoints(asked.period, isCompared, [seconds]).map(known);
  return (
    <TimeSeries
      kind="area"
      isMean
      valueLabel={useDuration()}
      axisSteps={axisSteps}
      title={text(`${metric}.title`)}
      description={useSpanText(asked.period)}
      sentence={useViewTimeSentence(points)}
      emptyText={text('metric.few')}
      status={statusOf(seconds)}
      onRetry={seconds.refetch}
      series={[{ key: metric, label: text(`metric.${metric}`) }]}
      points={points}
      card={useCard(metric, useSeriesMethod(metric), seconds.question)}
      {...useComparison(asked.period, seconds.type, isCompared)}
    />
  );
}
