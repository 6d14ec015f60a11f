import { useIntl } from '@ideabox/intl';
import { ChartFrame } from '../frame/chart-frame.tsx';
import type { ChartProps } from '../frame/chart-status.ts';
import type { Step } from './step.ts';
import { StepBars } from './step-bars.tsx';

export type StepsProps = ChartProps & {
  /** In the order of the way; those of one unit stand together. */
  items: Step[];
  /** Headings of the table's columns. */
  itemLabel: string;
  countLabel: string;
  unitLabel: string;
};

/**
 * A way in steps, each counted in its own unit. Bars are compared only with those of the same unit, and nothing is said in per cent,
 * as a visit is no member.
 */
export function Steps({ items, itemLabel, countLabel, unitLabel, ...frame }: StepsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const table = {
    caption: frame.title,
    columns: [itemLabel, countLabel, unitLabel],
    rows: items.map(({ key, label, count, unit }) => ({
      key,
      heading: label,
      cells: [formatNumber(count), unit],
    })),
  };
  return (
    <ChartFrame {...frame} isEmpty={items.every(({ count }) => count === 0)} table={table}>
      <StepBars
        title={frame.title}
        steps={items}
        headingOf={(unit) => formatMessage({ id: 'chart.unit' }, { unit })}
        figureOf={({ count, unit }) =>
          formatMessage({ id: 'chart.with_unit' }, { count: formatNumber(count), unit })
        }
      />
    </ChartFrame>
  );
}
