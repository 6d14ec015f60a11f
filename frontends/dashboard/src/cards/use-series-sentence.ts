import type { TimePoint } from '@ideabox/charts';
import { useIntl, useText } from '@ideabox/intl';
import { type Compared, sumsOf } from '../figures/compare.ts';
import { useSentences } from './use-sentences.ts';

const countOf = ({ values }: TimePoint): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** How much it was, whether that is more or less than before, and when there was most, made from the points of a chart. */
export function useSeriesSentence(
  points: TimePoint[],
  metrics: (Compared[] | undefined)[],
): string | undefined {
  const text = useText();
  const sentences = useSentences();
  const { formatNumber } = useIntl();
  const most = points.reduce<TimePoint | undefined>(
    (peak, point) => (peak && countOf(peak) >= countOf(point) ? peak : point),
    undefined,
  );
  if (!most || countOf(most) === 0) return undefined;
  const isCompared = points.some(({ previous }) => previous);
  const sums = metrics.map((periods) => sumsOf(periods ?? []));
  const total = (of: 'current' | 'previous') => sums.reduce((sum, each) => sum + each[of], 0);
  const all = points.reduce((sum, point) => sum + countOf(point), 0);
  const peak = text('sentence.peak', { period: most.label, count: countOf(most) });
  if (!isCompared) return sentences(text('sentence.total', { count: all }), peak);
  const [current, previous] = [total('current'), total('previous')];
  const share = formatNumber(Math.abs(current - previous) / (previous || 1), {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const change = previous === 0 ? 'new' : current > previous ? 'more' : current < previous ? 'less' : 'same';
  return sentences(text('sentence.compared', { current, previous, share, change }), peak);
}
