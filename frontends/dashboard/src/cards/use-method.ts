import { useText } from '@ideabox/intl';
import { isAttribute, isInFives, type Metric, type Widget } from '../figures/widgets.ts';
import { useSentences } from './use-sentences.ts';

/** How a figure is counted, of what, and how single people are kept out of it. */
export function useMethod(widget: Widget, of: Widget = widget): string {
  const text = useText();
  const sentences = useSentences();
  const method = text(`method.${isAttribute(widget) ? 'attribute' : widget}`);
  return sentences(method, isInFives(of) ? text('method.in_fives') : undefined);
}

/** The same of a figure over time, of which the last period may not be over. */
export function useSeriesMethod(metric: Metric): string {
  const text = useText();
  const sentences = useSentences();
  return sentences(useMethod(metric), text('method.running'));
}
