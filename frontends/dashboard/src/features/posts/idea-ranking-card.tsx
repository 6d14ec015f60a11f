import { HorizontalBars } from '@ideabox/charts';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { statusOf } from '../../cards/status-of.ts';
import { useBreakdownSentence } from '../../cards/use-breakdown-sentence.ts';
import { useCard } from '../../cards/use-card.tsx';
import { useSpanText } from '../../cards/use-span-text.ts';
import { useBreakdown } from '../../figures/get-breakdown.ts';
import type { Asked } from '../../figures/get-rows.ts';
import { useSpan } from '../../figures/use-span.ts';
import { Choice } from '../../filters/choice.tsx';
import { useChoice } from '../../filters/use-choice.ts';

/** The ideas that come first, by what the reader chooses. */
export function IdeaRankingCard(asked: Asked) {
  const text = useText();
  const by = useChoice('by');
  const period_type = useSpan(asked.period)?.type;
  const ideas = useBreakdown('idea_ranking', asked, { by, period_type });
  const items = (ideas.data ?? []).map((idea) => ({ ...idea, href: paths.idea(Number(idea.key)) }));
  return (
    <HorizontalBars
      title={text('idea_ranking.title')}
      description={useSpanText(asked.period)}
      choice={<Choice name="by" />}
      sentence={useBreakdownSentence(ideas.data)}
      emptyText={text('idea_ranking.empty')}
      status={statusOf(ideas)}
      onRetry={ideas.refetch}
      items={items}
      itemLabel={text('metric.ideas')}
      countLabel={text(`idea_ranking.${by}.count`)}
      card={useCard('idea_ranking', text(`method.idea_ranking.${by}`), ideas.question)}
    />
  );
}
