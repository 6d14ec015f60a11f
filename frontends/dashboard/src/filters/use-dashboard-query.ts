import { useCategories } from '@ideabox/api-client';
import { useSearchParams } from '@ideabox/router';
import { today } from '../figures/periods.ts';
import { type DashboardQuery, readDashboardQuery } from './dashboard-query.ts';

/** What the address asks for, less a theme that is not, or no longer, among those to choose from: the filter would not show what it filters. */
export function useDashboardQuery(): DashboardQuery {
  const [params] = useSearchParams();
  const { data } = useCategories();
  const query = readDashboardQuery(params, today());
  const isUnknown = data && !data.some(({ id }) => id === query.category);
  return isUnknown ? { ...query, category: undefined } : query;
}
