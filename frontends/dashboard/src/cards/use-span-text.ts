import { useIntl } from '@ideabox/intl';
import type { Period } from '../figures/periods.ts';
import { useSpan } from '../figures/use-span.ts';

const day = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;

/** Which days a figure is of, in words; they are Japan's. */
export function useSpanText(period: Period): string {
  const { formatDateTimeRange } = useIntl();
  const span = useSpan(period);
  if (!span) return '';
  return formatDateTimeRange(new Date(span.start), new Date(span.end), day);
}
