import {
  type ApiClient,
  keepPreviousData,
  type PageOf,
  type Query,
  useApi,
  useQuery,
  useQueryClient,
} from '@ideabox/api-client';
import { useMember, useShell } from '@ideabox/contract';
import { withOwn } from './with-own.ts';

type Item = { id: number };
type Signal = { signal: AbortSignal };

export type Question = {
  /** Of the answer that is alike for everyone, which the document may have brought along. */
  queryKey: readonly unknown[];
  path: string;
  query: Query;
  /** The fields of their own that a member asks for besides. */
  own: readonly string[];
  enabled?: boolean;
  structuralSharing?: (before: unknown, after: unknown) => unknown;
};

/** The question as everyone puts it. */
export const openQuery = <T extends Item>(
  api: ApiClient,
  { path, query, own: _own, ...options }: Question,
) => ({ ...options, queryFn: ({ signal }: Signal) => api.get<PageOf<T>>(path, { query, signal }) });

/**
 * A page of ideas or comments that is alike for everyone and, each time that it is shown to a member, what in it is their own.
 * Both come as one, so that nothing of a blocked author flashes up; the page before stays meanwhile.
 */
export function useWithOwn<T extends Item>(question: Question) {
  const { queryKey, path, query, own, ...options } = question;
  const api = useApi();
  const queries = useQueryClient();
  const { session } = useShell();
  const memberId = useMember()?.id;
  const open = openQuery<T>(api, question);
  /** Where it cannot be asked for again, what the document brought along, or what came before, is still there. */
  const openPage = () =>
    queries.fetchQuery(open).catch((error: unknown) => {
      const known = queries.getQueryData<PageOf<T>>(queryKey);
      if (!known) throw error;
      return known;
    });
  const key = [...queryKey, 'with own', memberId];
  const ownQuery = {
    queryKey: ['own', ...key],
    queryFn: ({ signal }: Signal) =>
      api.get<PageOf<Item>>(path, { query: { ...query, fields: ['id', ...own] }, signal }),
    staleTime: 0,
  };
  const forMember = {
    ...options,
    queryKey: key,
    queryFn: () => withOwn(openPage(), queries.fetchQuery(ownQuery)),
    enabled: memberId !== undefined && options.enabled !== false,
    staleTime: 0,
    // Each of the two is tried again by itself.
    retry: false,
  };
  return useQuery<PageOf<T>>({
    ...(session.status === 'visitor' ? open : forMember),
    placeholderData: keepPreviousData,
  });
}
