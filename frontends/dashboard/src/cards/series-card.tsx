import { type Happening, TimeSeries } from '@ideabox/charts';
import { useText } from '@ideabox/intl';
import type { Asked } from '../figures/get-rows.ts';
import { useSeries } from '../figures/get-series.ts';
import { hasThemes, type Metric } from '../figures/widgets.ts';
import { statusOf } from './status-of.ts';
import { useCard } from './use-card.tsx';
import { useComparison } from './use-comparison.ts';
import { useHappenings } from './use-happenings.ts';
import { useSeriesMethod } from './use-method.ts';
import { usePoints } from './use-points.ts';
import { useSeriesSentence } from './use-series-sentence.ts';
import { useSpanText } from './use-span-text.ts';

type Props = Asked & {
  metric: Metric;
  isCompared: boolean;
};

/** One metric over time, with the time before. Where nothing is shown there may be a few, which not everyone is told. */
export function SeriesCard({
  metric,
  isCompared,
  happenings,
  ...asked
}: Props & { happenings?: Happening[] }) {
  const text = useText();
  const counts = useSeries(metric, asked);
  const points = usePoints(asked.period, isCompared, [counts]);
  const span = useSpanText(asked.period);
  const isWhole = asked.category !== undefined && !hasThemes(metric);
  return (
    <TimeSeries
      kind="area"
      title={text(`${metric}.title`)}
      description={isWhole ? text('shown.whole_site', { span }) : span}
      sentence={useSeriesSentence(points, [counts.data])}
      emptyText={text('metric.few')}
      status={statusOf(counts)}
      onRetry={counts.refetch}
      series={[{ key: metric, label: text(`metric.${metric}`) }]}
      points={points}
      happenings={happenings}
      card={useCard(metric, useSeriesMethod(metric), counts.question)}
      {...useComparison(asked.period, counts.type, isCompared)}
    />
  );
}

/** The same with what happened meanwhile: where it has the page's whole width. */
export function MarkedSeriesCard(props: Props) {
  return <SeriesCard {...props} happenings={useHappenings(props)} />;
}
