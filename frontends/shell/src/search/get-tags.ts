import { type PageOf, useApi } from '@ideabox/api-client';

/** Names of tags that contain a text. */
export function useGetTags() {
  const api = useApi();
  return async (name: string, signal: AbortSignal): Promise<string[]> => {
    const query = { fields: ['name'], name: name.slice(0, 100), limit: 10 };
    const { results } = await api.get<PageOf<{ name: string }>>('/tags/summary', { query, signal });
    return results.map((tag) => tag.name);
  };
}
