import {
  type Category,
  categoriesKey,
  type One,
  useApi,
  useQuery,
  useQueryClient,
} from '@ideabox/api-client';

/** One category by its key or number. Who comes from another page sees it at once: the header's list of all holds it whole. */
export function useCategory(key: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['category', key],
    queryFn: async ({ signal }) =>
      (await api.get<One<Category>>(`/categories/${encodeURIComponent(key)}`, { signal })).results,
    initialData: () =>
      queries
        .getQueryData<Category[]>(categoriesKey)
        ?.find(({ id, search_key }) => search_key === key || String(id) === key),
    initialDataUpdatedAt: () => queries.getQueryState(categoriesKey)?.dataUpdatedAt,
  });
}
