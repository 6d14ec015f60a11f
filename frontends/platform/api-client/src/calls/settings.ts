import type { ApiClient } from '../api-client.ts';
import type { PageOf } from '../page-of.ts';

export type Setting = { search_key: string; value: string | null };
export type Settings = Record<string, string>;

/** Features and registries come in one shape: keys with text values. */
export async function getSettings(api: ApiClient, path: '/features' | '/registries', signal?: AbortSignal) {
  const query = { fields: ['search_key', 'value'], limit: 999, offset: 0 };
  return settingsOf((await api.get<PageOf<Setting>>(path, { query, signal })).results);
}

function settingsOf(rows: Setting[]): Settings {
  return Object.fromEntries(rows.map(({ search_key, value }) => [search_key, value ?? '']));
}
