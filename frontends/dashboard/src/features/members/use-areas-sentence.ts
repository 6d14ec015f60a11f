import type { Area } from '@ideabox/charts';
import { useText } from '@ideabox/intl';
import { useBreakdownSentence } from '../../cards/use-breakdown-sentence.ts';
import { useSentences } from '../../cards/use-sentences.ts';
import { suppressedKey } from '../../figures/get-breakdown.ts';

/** Of so many digits, as the map shows them. */
const rounded = (rate: number) => (rate < 1 ? Math.round(rate * 100) / 100 : Math.round(rate * 10) / 10);

/** Where most of them live, and how many are told of without their place. */
export function useAreasSentence(areas: Area[], shows: 'count' | 'rate'): string {
  const text = useText();
  const sentences = useSentences();
  const rates = areas.flatMap(({ rate, ...area }) =>
    rate === null ? [] : [{ ...area, count: rounded(rate) }],
  );
  const most = useBreakdownSentence(shows === 'rate' ? rates : areas);
  const sentence = most && shows === 'rate' ? text('areas.by_rate', { sentence: most }) : most;
  const suppressed = areas.find(({ key }) => key === suppressedKey);
  return sentences(sentence, suppressed && text('areas.suppressed', { count: suppressed.count }));
}
