import { useDate, useText } from '@ideabox/intl';
import { useCheck } from '../figures/get-checks.ts';
import type { Widget } from '../figures/widgets.ts';

/** When the figures of a card were last compared with what they follow from, and what came of it. */
export function LastCheck({ widget }: { widget: Widget }) {
  const text = useText();
  const formatDate = useDate();
  const check = useCheck(widget);
  if (!check) return null;
  const { checked_at, differences } = check;
  if (!checked_at || differences === null) return <p>{text('check.none')}</p>;
  return <p>{text('check.last', { at: formatDate(checked_at), differences })}</p>;
}
