import { HorizontalBars } from '@ideabox/charts';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { statusOf } from '../../cards/status-of.ts';
import { useBreakdownSentence } from '../../cards/use-breakdown-sentence.ts';
import { useCard } from '../../cards/use-card.tsx';
import { useMethod } from '../../cards/use-method.ts';
import { useSpanText } from '../../cards/use-span-text.ts';
import type { Cell } from '../../figures/get-breakdown.ts';
import { type Asked, questionOf, useRows } from '../../figures/get-rows.ts';
import { useSpan } from '../../figures/use-span.ts';

type Leader = Cell & { user: { id: string; hidden: boolean } };

/** The members with the most points; each leads to what they tell of themselves, unless they hide. */
export function LeadersCard({ period, category }: Omit<Asked, 'audience'>) {
  const text = useText();
  const span = useSpan(period);
  const question = span && questionOf('leaders', span, { category, audience: undefined });
  const leaders = useRows<Leader>(question);
  const items = (leaders.data ?? []).map(({ user, ...cell }) => ({
    ...cell,
    ...(!user.hidden && { href: paths.member(user.id) }),
  }));
  return (
    <HorizontalBars
      title={text('leaders.chart')}
      headingLevel={2}
      description={useSpanText(period)}
      sentence={useBreakdownSentence(leaders.data)}
      emptyText={text('leaders.empty')}
      status={statusOf(leaders)}
      onRetry={() => leaders.refetch()}
      items={items}
      itemLabel={text('leaders.column')}
      countLabel={text('leaders.count')}
      valueLabel={(count) => text('leaders.points', { count })}
      card={useCard('leaders', useMethod('leaders'), question)}
    />
  );
}
