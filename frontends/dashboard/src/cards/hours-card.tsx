import { WeekHours } from '@ideabox/charts';
import { useText } from '@ideabox/intl';
import { useHours } from '../figures/get-hours.ts';
import type { Asked } from '../figures/get-rows.ts';
import type { Metric } from '../figures/widgets.ts';
import { statusOf } from './status-of.ts';
import { useCard } from './use-card.tsx';
import { useHoursSentence } from './use-hours-sentence.ts';
import { useMethod } from './use-method.ts';
import { useSpanText } from './use-span-text.ts';

type Props = Asked & { metric: Metric };

/** When in the week something happens. */
export function HoursCard({ metric, ...asked }: Props) {
  const text = useText();
  const hours = useHours(metric, asked);
  return (
    <WeekHours
      title={text(`hours.${metric}.title`)}
      description={useSpanText(asked.period)}
      sentence={useHoursSentence(hours.data)}
      emptyText={text('metric.few')}
      status={statusOf(hours)}
      onRetry={hours.refetch}
      items={hours.data ?? []}
      countLabel={text(`metric.${metric}`)}
      card={useCard('hours', useMethod('hours', metric), hours.question)}
    />
  );
}
