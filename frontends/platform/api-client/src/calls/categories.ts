import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api-provider.tsx';
import type { PageOf } from '../page-of.ts';
import type { StepperSummary } from './entities.ts';

export type CategoryStatus =
  | 'on_air'
  | 'open_for_comment'
  | 'open_for_myself_and_operator'
  | 'open_for_supporter'
  | 'completed'
  | 'admin_only_postable'
  | 'admin_only_commentable';

/** The stage a category is in, and the roles that may act in it; empty is every member. */
export type CategoryStage = StepperSummary & {
  exec_order: number;
  post_roles: string;
  comment_roles: string;
  vote_roles: string;
  support_roles: string;
};

export type Category = {
  id: number;
  name: string;
  description: string | null;
  search_key: string;
  contents: string | null;
  status: CategoryStatus;
  serial_number: number;
  idea_count: number;
  situation_type: { situations: { id: number; name: string }[] } | null;
  stepper: CategoryStage | null;
  /** Null while the site does not group its categories. */
  category_group: string | null;
  visual_src: string | null;
  visual_srcset: string | null;
  from: string | null;
  until: string | null;
};

export const categoriesKey = ['categories'] as const;

/** As the choices of a select. */
export const categoryOptions = (categories: Category[] = []) =>
  categories.map(({ search_key, name, category_group }) => ({
    value: search_key,
    label: name,
    group: category_group,
  }));

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
