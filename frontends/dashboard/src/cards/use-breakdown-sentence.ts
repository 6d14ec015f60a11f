import { useText } from '@ideabox/intl';
import { type Cell, suppressedKey } from '../figures/get-breakdown.ts';

/** Of what there is most, and what follows, of those that are told apart. */
export function useBreakdownSentence(cells: Cell[] | undefined): string | undefined {
  const text = useText();
  const [first, second] = (cells ?? [])
    .filter(({ key }) => key !== suppressedKey)
    .sort((one, other) => other.count - one.count);
  if (!first) return undefined;
  if (!second) return text('sentence.only', { label: first.label, count: first.count });
  return text('sentence.first', {
    first: first.label,
    count: first.count,
    second: second.label,
    next: second.count,
  });
}
