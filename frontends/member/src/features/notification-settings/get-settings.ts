import { type One, useApi, useQuery } from '@ideabox/api-client';
import type { Settings } from './settings.ts';

export const settingsKey = (memberId: string) => ['notification_settings', memberId] as const;
export const settingsPath = (memberId: string) =>
  `/members/${encodeURIComponent(memberId)}/notification_settings`;

/** How one wants to be told of each kind of thing. */
export function useSettings(memberId: string) {
  const api = useApi();
  return useQuery({
    queryKey: settingsKey(memberId),
    queryFn: async ({ signal }) => (await api.get<One<Settings>>(settingsPath(memberId), { signal })).results,
  });
}
