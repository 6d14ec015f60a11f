import { useText } from '@ideabox/intl';
import { isAttribute, isInFives, type Metric, type Widget } from '../figures/widgets.ts';

/** How a figure is counted, and how single people are kept out of it. */
export function useMethod(widget: Widget): string {
  const text = useText();
  const method = text(`method.${isAttribute(widget) ? 'attribute' : widget}`);
  return isInFives(widget) ? text('method.and', { method, more: text('method.in_fives') }) : method;
}

/** The same of a figure over time, of which the last period may not be over. */
export function useSeriesMethod(metric: Metric): string {
  const text = useText();
  return text('method.and', { method: useMethod(metric), more: text('method.running') });
}
