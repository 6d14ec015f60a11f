import { HorizontalBars } from '@ideabox/charts';
import { useText } from '@ideabox/intl';
import { useKeywordRanking } from './get-keyword-ranking.ts';
import { statusOf } from './status-of.ts';

/** What people look for. */
export function KeywordsChart() {
  const text = useText();
  const keywords = useKeywordRanking();
  return (
    <HorizontalBars
      title={text('keywords.title')}
      description={text('keywords.description')}
      emptyText={text('keywords.empty')}
      status={statusOf(keywords)}
      onRetry={() => keywords.refetch()}
      items={keywords.data ?? []}
      itemLabel={text('keywords.column')}
      countLabel={text('keywords.count')}
    />
  );
}
