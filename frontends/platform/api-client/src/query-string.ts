export type Query = Record<string, string | number | boolean | string[] | undefined>;

/** `?a=1&b=x,y`, leaving out what is undefined; empty when nothing is left. */
export function queryString(query: Query): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) params.set(key, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}
