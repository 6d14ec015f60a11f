import { type PageOf, useApi } from '@ideabox/api-client';
import { useQuery } from '@tanstack/react-query';

export type Stage = { id: number; stepper_key: string; name: string; exec_order: number };

/** The stages that ideas go through, in their order. */
export function useSteppers(enabled: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['steppers', 'stages'],
    queryFn: async ({ signal }) => {
      const query = { fields: ['id', 'stepper_key', 'name', 'exec_order'], limit: 100 };
      return (await api.get<PageOf<Stage>>('/steppers', { query, signal })).results;
    },
    enabled,
    staleTime: 5 * 60_000,
  });
}
