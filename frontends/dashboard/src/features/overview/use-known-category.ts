import { useCategories } from '@ideabox/api-client';
import type { OverviewQuery } from './overview-query.ts';

/** Forgets a theme that is not, or no longer, among those to choose from: the filter would not show what it filters. */
export function useKnownCategory({ period, category }: OverviewQuery): OverviewQuery {
  const { data } = useCategories();
  const isUnknown = data && !data.some(({ id }) => id === category);
  return { period, category: isUnknown ? undefined : category };
}
