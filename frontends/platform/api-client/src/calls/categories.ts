import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api-provider.tsx';
import type { PageOf } from '../page-of.ts';

export type CategoryStatus =
  | 'on_air'
  | 'open_for_comment'
  | 'open_for_myself_and_operator'
  | 'open_for_supporter'
  | 'completed'
  | 'admin_only_postable'
  | 'admin_only_commentable';

export type Category = {
  id: number;
  name: string;
  description: string | null;
  search_key: string;
  contents: string | null;
  status: CategoryStatus;
  serial_number: number;
  idea_count: number;
  visual_src: string | null;
  visual_srcset: string | null;
  from: string | null;
  until: string | null;
};

export const categoriesKey = ['categories'] as const;

/** All categories the reader may see, in their order. */
export function useCategories() {
  const api = useApi();
  return useQuery({
    queryKey: categoriesKey,
    queryFn: async ({ signal }) => {
      const query = { limit: 100, offset: 0 };
      return (await api.get<PageOf<Category>>('/categories', { query, signal })).results;
    },
  });
}
