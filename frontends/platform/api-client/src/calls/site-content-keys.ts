/** First words of the query keys of what editors keep: it changes seldom, and nothing that members do changes it. */
export const siteContentKeys: ReadonlySet<string> = new Set([
  'features',
  'registries',
  'parts',
  'categories',
  'category',
  'news',
  'one-news',
  'page',
]);

/** Whether a query is about members and what they post: it may be answered differently to each, and changes with what they do. */
export const isOfMembers = ({ queryKey: [first] }: { queryKey: readonly unknown[] }): boolean =>
  first !== 'me' && !siteContentKeys.has(String(first));
