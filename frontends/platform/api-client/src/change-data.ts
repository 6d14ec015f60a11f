import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

type Options = {
  /** Whether what is kept below the key is changed alike: every page of a list. */
  andBelow?: boolean;
};

/**
 * Changes what a query holds as the server has confirmed a write. An answer still to come was asked for before the write: it is
 * called off, and asked for again; at once where there is nothing yet that could be shown.
 */
export async function changeData<T>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (data: T) => T,
  { andBelow = false }: Options = {},
): Promise<void> {
  const which = { queryKey, exact: !andBelow };
  const isShown = ({ state }: Query) => state.data !== undefined;
  const toAsk = queries
    .getQueryCache()
    .findAll(which)
    .filter((query) => query.state.fetchStatus === 'fetching' || !isShown(query));
  await queries.cancelQueries(which);
  queries.setQueriesData<T>(which, (data) => (data === undefined ? data : change(data)));
  for (const query of toAsk) {
    const refetchType = isShown(query) ? 'none' : 'active';
    void queries.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType });
  }
}
