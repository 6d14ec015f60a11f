import type { Context } from '../../context.ts';
import { publicCategories } from '../../store/published.ts';
import { openDataRoute, type Row, whole } from './open-data-route.ts';

async function* rows({ db, sources }: Context): AsyncGenerator<Row[]> {
  const shown = await publicCategories(db);
  for await (const { categories, details } of sources.ideas.stream('ReplayCategories', {}, whole)) {
    const known = new Map(categories.map((category) => [category.category_id, category]));
    yield details.flatMap((more): Row[] => {
      const category = known.get(more.category_id);
      if (!category || !shown.has(more.category_id)) return [];
      const { search_key, name } = category;
      const { description, status, serial_number, contents, stepper, from, until } = more;
      return [[search_key, name, description, status, serial_number, contents, stepper, from, until]];
    });
  }
}

export const categories = openDataRoute(
  'categories',
  'Categories that everyone sees, in their order',
  [
    ...['search_key', 'name', 'description', 'status', 'serial_number'],
    ...['contents', 'stepper', 'from', 'until'],
  ],
  rows,
);
