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
