import { css } from '@emotion/react';
import { WordCloud } from '@ideabox/charts';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { statusOf } from '../../cards/status-of.ts';
import { useBreakdownSentence } from '../../cards/use-breakdown-sentence.ts';
import { useCard } from '../../cards/use-card.tsx';
import { useMethod } from '../../cards/use-method.ts';
import { useSpanText } from '../../cards/use-span-text.ts';
import { useBreakdown } from '../../figures/get-breakdown.ts';
import type { Asked } from '../../figures/get-rows.ts';
import { HideWords } from '../../words/hide-words.tsx';

/** The words of ideas and comments; each leads to what has it. */
export function TagCloudCard(asked: Asked) {
  const text = useText();
  const words = useBreakdown('tag_cloud', asked);
  const items = (words.data ?? []).map((word) => ({ ...word, href: paths.search({ keyword: word.key }) }));
  return (
    <div css={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })}>
      <WordCloud
        title={text('tag_cloud.title')}
        description={useSpanText(asked.period)}
        sentence={useBreakdownSentence(words.data)}
        emptyText={text('tag_cloud.empty')}
        status={statusOf(words)}
        onRetry={words.refetch}
        items={items}
        itemLabel={text('tag_cloud.column')}
        countLabel={text('tag_cloud.count')}
        card={useCard('tag_cloud', useMethod('tag_cloud'), words.question)}
      />
      {words.data && words.question && <HideWords words={words.data} question={words.question} />}
    </div>
  );
}
