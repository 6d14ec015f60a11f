import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api-provider.tsx';
import type { PageOf } from '../page-of.ts';

export type Stepper = {
  id: number;
  stepper_key: string;
  name: string;
  exec_order: number;
  post_roles: string;
};

export const steppersKey = ['steppers', 'stages'] as const;

/** The stages that ideas go through, in their order; they change seldom. */
export function useSteppers(enabled = true) {
  const api = useApi();
  return useQuery({
    queryKey: steppersKey,
    queryFn: async ({ signal }) => {
      const query = { fields: ['id', 'stepper_key', 'name', 'exec_order', 'post_roles'], limit: 100 };
      return (await api.get<PageOf<Stepper>>('/steppers', { query, signal })).results;
    },
    enabled,
    staleTime: 5 * 60_000,
  });
}
