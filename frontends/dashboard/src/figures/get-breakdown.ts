import type { Query } from '@ideabox/api-client';
import { type Asked, questionOf, useRows } from './get-rows.ts';
import { useSpan } from './use-span.ts';
import type { Breakdown } from './widgets.ts';

export type Cell = { key: string; label: string; count: number };

/** What is put together of groups that are too few to be told apart. */
export const suppressedKey = 'suppressed';

/** A figure by key, of the days that are looked at. */
export function useBreakdown(widget: Breakdown, { period, ...of }: Asked, more: Query = {}) {
  const span = useSpan(period);
  const question = span && questionOf(widget, span, of, more);
  return { ...useRows<Cell>(question), question };
}
