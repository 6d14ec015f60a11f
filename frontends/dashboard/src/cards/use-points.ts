import type { TimePoint } from '@ideabox/charts';
import { useText } from '@ideabox/intl';
import type { SeriesAnswer } from '../figures/get-series.ts';
import { type Period, today } from '../figures/periods.ts';
import { usePeriodNames } from './use-period-names.ts';

/** The points of a chart out of one or more metrics over the same periods; compared with all metrics before together. */
export function usePoints(period: Period, isCompared: boolean, answers: SeriesAnswer[]): TimePoint[] {
  const text = useText();
  const [main] = answers;
  const { label, tick } = usePeriodNames(main?.type ?? 'date', period.choice);
  const compared = answers.flatMap(({ data }) => (data ? [data] : []));
  if (compared.length < answers.length) return [];
  const [first = []] = compared;
  const now = today();
  const previousText = text(`previous.${period.choice === 'whole' ? 'own' : period.choice}`);
  return first.map(({ start, end, previous }, index) => ({
    key: start,
    label: !previous && end === now ? text('day.running', { day: label(start, end) }) : label(start, end),
    tick: tick(start),
    values: compared.map((metric) => metric[index]?.count ?? null),
    previous:
      isCompared && previous
        ? {
            label: previous.start && previous.end ? label(previous.start, previous.end) : previousText,
            count: compared.reduce((sum, metric) => sum + (metric[index]?.previous?.count ?? 0), 0),
          }
        : undefined,
  }));
}
