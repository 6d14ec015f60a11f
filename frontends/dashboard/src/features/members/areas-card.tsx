import { TileMap } from '@ideabox/charts';
import { useText } from '@ideabox/intl';
import { statusOf } from '../../cards/status-of.ts';
import { useCard } from '../../cards/use-card.tsx';
import { useMethod } from '../../cards/use-method.ts';
import { useSentences } from '../../cards/use-sentences.ts';
import { useSpanText } from '../../cards/use-span-text.ts';
import { useBreakdown } from '../../figures/get-breakdown.ts';
import { usePopulations } from '../../figures/get-populations.ts';
import type { Asked } from '../../figures/get-rows.ts';
import { Choice } from '../../filters/choice.tsx';
import { useChoice } from '../../filters/use-choice.ts';
import { withRates } from './rates.ts';
import { useAreasSentence } from './use-areas-sentence.ts';
import { usePopulationText } from './use-population-text.ts';

/** Where members live: as many as they are, or of how many who live there. */
export function AreasCard(asked: Asked) {
  const text = useText();
  const sentences = useSentences();
  const shows = useChoice('map');
  const members = useBreakdown('areas', asked);
  const populations = usePopulations();
  const source = usePopulationText(populations.data);
  const areas = withRates(members.data ?? [], populations.data ?? []);
  return (
    <TileMap
      title={text('areas.title')}
      description={useSpanText(asked.period)}
      choice={<Choice name="map" />}
      sentence={sentences(useAreasSentence(areas, shows), shows === 'rate' ? source : undefined)}
      emptyText={text('attribute.empty')}
      status={statusOf(members, populations)}
      onRetry={() => {
        members.refetch();
        populations.refetch();
      }}
      items={areas}
      shows={shows}
      itemLabel={text('areas.column')}
      countLabel={text('attribute.count')}
      rateLabel={text('areas.rate')}
      card={useCard('areas', sentences(useMethod('areas'), source), members.question)}
    />
  );
}
