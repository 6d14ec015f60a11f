import { useCategories } from '@ideabox/api-client';
import { Donut } from '@ideabox/charts';
import { useText } from '@ideabox/intl';
import { statusOf } from './status-of.ts';

/** Where the ideas stand, since the site opened. */
export function CategoriesChart() {
  const text = useText();
  const categories = useCategories();
  const items = (categories.data ?? []).map(({ id, name, idea_count }) => ({
    key: String(id),
    label: name,
    count: idea_count,
  }));
  return (
    <Donut
      title={text('categories.title')}
      description={text('categories.description')}
      status={statusOf(categories)}
      onRetry={() => categories.refetch()}
      items={items}
      itemLabel={text('categories.column')}
      countLabel={text('metric.ideas')}
    />
  );
}
