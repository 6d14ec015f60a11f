import { useIntl, useText } from '@ideabox/intl';
import type { Population } from '../../figures/get-populations.ts';

/** Who counted the inhabitants, and when. */
export function usePopulationText([first]: Population[] = []): string {
  const text = useText();
  const { formatDate } = useIntl();
  return first
    ? text('areas.population', { day: formatDate(first.as_of, { dateStyle: 'long', timeZone: 'UTC' }) })
    : '';
}
