import { changeData, type One, useApi, useMutation, useQueryClient } from '@ideabox/api-client';
import { settingsKey, settingsPath } from './get-settings.ts';
import type { Settings } from './settings.ts';

export function useSaveSettings(memberId: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Partial<Settings>) =>
      api.put<One<Settings>>(settingsPath(memberId), { body: change }),
    onSuccess: ({ results }) => changeData<Settings>(queries, settingsKey(memberId), () => results),
  });
}
