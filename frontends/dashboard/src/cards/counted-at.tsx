import type { One } from '@ideabox/api-client';
import { useIntl, useText } from '@ideabox/intl';
import { type Question, useAnswer } from '../figures/get-rows.ts';

/** Since when the figures of a card stand, where they are not of this moment. */
export function CountedAt({ question }: { question: Question }) {
  const text = useText();
  const { formatDate } = useIntl();
  const at = useAnswer<One<unknown>>(question).data?.metadata?.counted_at;
  if (!at) return null;
  return (
    <p>{text('figures.counted', { at: formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }) })}</p>
  );
}
