import { useText } from '@ideabox/intl';
import type { PeriodType } from './periods.ts';

/** What a chart calls its periods, those before them, and what it adds up. */
export function useComparison(period: PeriodType) {
  const text = useText();
  return {
    periodLabel: text(`column.${period}`),
    previousLabel: text(`previous.${period}`),
    ...(period === 'date' && { totalLabel: text('total.date') }),
  };
}
