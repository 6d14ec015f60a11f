import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api-provider.tsx';
import { getSettings } from './settings.ts';

export const registriesKey = ['registries'] as const;

export function useRegistries() {
  const api = useApi();
  return useQuery({
    queryKey: registriesKey,
    queryFn: ({ signal }) => getSettings(api, '/registries', signal),
  });
}

/** One site setting, or undefined while unknown, unset or empty. */
export function useRegistry(key: string): string | undefined {
  return useRegistries().data?.[key] || undefined;
}
