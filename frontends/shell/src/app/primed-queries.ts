import { createQueryClient, type QueryClient } from '@ideabox/api-client';
import type { PageConfig } from '../config/page-config.ts';

const alikeForAll = new Set(['features', 'registries', 'parts']);

/**
 * Queries that already hold what the document brought along. It is what visitors see: a member is shown it at once,
 * and it is asked for again as theirs.
 */
export function primedQueries(data: PageConfig['data'], isMember: boolean): QueryClient {
  const queries = createQueryClient();
  for (const [key, value] of data) {
    const isStale = isMember && !alikeForAll.has(String(key[0]));
    queries.setQueryData(key, value, isStale ? { updatedAt: 1 } : undefined);
  }
  return queries;
}
