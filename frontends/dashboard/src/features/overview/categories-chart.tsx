import { useCategories } from '@ideabox/api-client';
import { HorizontalBars } from '@ideabox/charts';
import { useText } from '@ideabox/intl';
import { statusOf } from '../../cards/status-of.ts';
import { useBreakdownSentence } from '../../cards/use-breakdown-sentence.ts';
import { useSourceCard } from '../../cards/use-card.tsx';

const source = { path: '/categories', query: { fields: 'id,name,idea_count' } };

/** Where the ideas stand, since the site opened: the themes that have some, the fullest first. */
export function CategoriesChart() {
  const text = useText();
  const categories = useCategories();
  const items = (categories.data ?? [])
    .filter(({ idea_count }) => idea_count > 0)
    .sort((one, other) => other.idea_count - one.idea_count)
    .map(({ id, name, idea_count }) => ({ key: String(id), label: name, count: idea_count }));
  return (
    <HorizontalBars
      title={text('categories.title')}
      description={text('categories.description')}
      sentence={useBreakdownSentence(items)}
      status={statusOf(categories)}
      onRetry={() => categories.refetch()}
      items={items}
      itemLabel={text('categories.column')}
      countLabel={text('metric.ideas')}
      card={useSourceCard('categories', text('method.categories'), source)}
    />
  );
}
