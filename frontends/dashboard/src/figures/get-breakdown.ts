import type { Query } from '@ideabox/api-client';
import { type Asked, questionOf, useRows } from './get-rows.ts';
import { useSpan } from './use-span.ts';
import type { Breakdown } from './widgets.ts';

export type Cell = { key: string; label: string; count: number };

/** A figure by key, of the days that are looked at. */
export function useBreakdown(widget: Breakdown, { period, ...of }: Asked, more: Query = {}) {
  const span = useSpan(period);
  const question = span && questionOf(widget, span, of, more);
  const { data, isError, refetch } = useRows<Cell>(question);
  return { data, isError, refetch, question };
}
