import { keyIn, localeOf, useIntl } from '@ideabox/intl';
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

/** A setting that is words, in the reader's language: undefined where the editors wrote none in it. */
export function useRegistryWords(key: string): string | undefined {
  return useRegistry(keyIn(localeOf(useIntl().locale), key));
}

/** What the site is called here; a name that has no translation stays as it is. */
export function useSiteName(): string | undefined {
  const own = useRegistry('sitename');
  return useRegistryWords('sitename') ?? own;
}
