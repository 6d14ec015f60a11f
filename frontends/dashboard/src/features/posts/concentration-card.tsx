import { ShareCurve } from '@ideabox/charts';
import { useIntl, useText } from '@ideabox/intl';
import { statusOf } from '../../cards/status-of.ts';
import { useCard } from '../../cards/use-card.tsx';
import { useMethod } from '../../cards/use-method.ts';
import { useSpanText } from '../../cards/use-span-text.ts';
import { type Concentration, useConcentration } from '../../figures/get-concentration.ts';
import type { Asked } from '../../figures/get-rows.ts';
import { useChoice } from '../../filters/use-choice.ts';

/** Whether a few speak for most: which share of all the most active have. */
export function ConcentrationCard(asked: Asked) {
  const text = useText();
  const of = useChoice('of');
  const shares = useConcentration(of, asked);
  return (
    <ShareCurve
      title={text(`concentration.${of}.title`)}
      description={useSpanText(asked.period)}
      sentence={useSentence(shares.data)}
      emptyText={text('concentration.empty')}
      status={statusOf(shares)}
      onRetry={shares.refetch}
      curve={shares.data?.curve ?? []}
      membersLabel={text(`concentration.${of}.members`)}
      postsLabel={text(`metric.${of}`)}
      card={useCard('concentration', useMethod('concentration'), shares.question)}
    />
  );
}

function useSentence(shares: Concentration | undefined): string | undefined {
  const text = useText();
  const { formatNumber } = useIntl();
  const percent = (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 1 });
  const { top_1_percent: first, top_10_percent: tenth } = shares ?? {};
  if (tenth === undefined || tenth === null) return undefined;
  if (first === undefined || first === null) return text('sentence.tenth', { tenth: percent(tenth) });
  return text('sentence.first_and_tenth', { first: percent(first), tenth: percent(tenth) });
}
