// What the frontends use of the query library: shared as a whole, it could not be tree-shaken.
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  replaceEqualDeep,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
