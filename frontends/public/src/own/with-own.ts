import type { ApiClient, PageOf, Query } from '@ideabox/api-client';

type Item = { id: number };

/**
 * A page as everyone is told it, with what in it is the reader's own, which is asked for apart under the same ids. What the
 * second answer has not has just gone, or stands on another page now: it is left out. Without a second answer nothing is
 * the reader's own.
 */
export async function withOwn<T extends Item>(
  asked: Promise<PageOf<T>>,
  askedOwn: Promise<PageOf<Item>> | undefined,
): Promise<PageOf<T>> {
  const [page, own] = await Promise.all([asked, askedOwn?.catch(() => undefined)]);
  if (!own) return page;
  const marks = new Map(own.results.map((one) => [one.id, one]));
  const results = page.results.flatMap((one) => {
    const mark = marks.get(one.id);
    return mark ? [{ ...one, ...mark }] : [];
  });
  return { ...page, results };
}

type Question = { path: string; query: Query; signal: AbortSignal };

/** Asks for a page as everyone is told it and, where `own` names fields, for these of the reader's own. */
export const getWithOwn = <T extends Item>(
  api: ApiClient,
  { path, query, signal }: Question,
  own: readonly string[] | undefined,
): Promise<PageOf<T>> =>
  withOwn(
    api.get<PageOf<T>>(path, { query, signal }),
    own && api.get<PageOf<Item>>(path, { query: { ...query, fields: ['id', ...own] }, signal }),
  );
