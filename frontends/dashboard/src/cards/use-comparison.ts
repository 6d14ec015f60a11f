import { useText } from '@ideabox/intl';
import type { Asked } from '../figures/get-rows.ts';
import type { PeriodType } from '../figures/periods.ts';

/** What a chart calls its periods, those before them, and what it adds up. */
export function useComparison({ choice }: Asked['period'], type: PeriodType, isCompared: boolean) {
  const text = useText();
  const hasPrevious = isCompared && choice !== 'whole';
  return {
    periodLabel: text(`column.${type}`),
    ...(hasPrevious && { previousLabel: text(`previous.${choice}`) }),
    ...(choice === 'date' && { totalLabel: text('total.date') }),
  };
}
