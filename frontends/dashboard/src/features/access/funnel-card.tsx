import { Steps } from '@ideabox/charts';
import { useText } from '@ideabox/intl';
import { statusOf } from '../../cards/status-of.ts';
import { useCard } from '../../cards/use-card.tsx';
import { useMethod } from '../../cards/use-method.ts';
import { useSpanText } from '../../cards/use-span-text.ts';
import { useBreakdown } from '../../figures/get-breakdown.ts';
import type { Asked } from '../../figures/get-rows.ts';

const ofVisits = ['visits', 'readers'];

/** The way from a visit to a post: visits, then members, of whom nobody is followed from one step to the next. */
export function FunnelCard(asked: Asked) {
  const text = useText();
  const steps = useBreakdown('funnel', asked);
  const cells = steps.data ?? [];
  const unitOf = (key: string) => text(ofVisits.includes(key) ? 'funnel.visits' : 'funnel.members');
  const counts = Object.fromEntries(cells.map(({ key, count }) => [key, count]));
  return (
    <Steps
      title={text('funnel.title')}
      description={useSpanText(asked.period)}
      sentence={cells.length > 0 ? text('sentence.funnel', counts) : undefined}
      emptyText={text('metric.few')}
      status={statusOf(steps)}
      onRetry={steps.refetch}
      items={cells.map((cell) => ({ ...cell, unit: unitOf(cell.key) }))}
      itemLabel={text('funnel.column')}
      countLabel={text('funnel.count')}
      unitLabel={text('funnel.unit')}
      card={useCard('funnel', useMethod('funnel'), steps.question)}
    />
  );
}
