import {
  changeData,
  type PageOf,
  type Query,
  type QueryClient,
  skipToken,
  useApi,
  useQuery,
} from '@ideabox/api-client';
import { useDeferredValue } from 'react';
import { type Audience, rolesOf } from './audiences.ts';
import type { Period, Span } from './periods.ts';
import { hasThemes, type Widget } from './widgets.ts';

/** What is looked at: which time, which theme, whose doings. */
export type Asked = { period: Period; category: number | undefined; audience: Audience | undefined };

/** A question to the API: the same words ask it, are its key, and stand in the address that is shown. */
export type Question = { widget: Widget; query: Query };

export function questionOf(
  widget: Widget,
  { start, end }: Span,
  { category, audience }: Omit<Asked, 'period'>,
  more: Query = {},
): Question {
  const theme = hasThemes(widget) ? category : undefined;
  const roles = rolesOf(audience);
  return { widget, query: { period_start: start, period_end: end, category: theme, roles, ...more } };
}

/** A question that looks at no time, theme or person. */
export const questionOfAll = (widget: Widget): Question => ({ widget, query: {} });

export const pathOf = ({ widget }: Question): string => `/analytics/${widget}`;

/**
 * An answer; nothing is asked while the question is not known. What comes is drawn in slices: many charts at once would keep a slow
 * phone from answering touches.
 */
export function useAnswer<Answer>(question: Question | undefined) {
  const api = useApi();
  const { data, isError, refetch } = useQuery({
    queryKey: ['analytics', question?.widget, question?.query],
    queryFn: question
      ? ({ signal }) => api.get<Answer>(pathOf(question), { query: question.query, signal })
      : skipToken,
  });
  const isThere = useDeferredValue(data !== undefined);
  return { data: isThere ? data : undefined, isError, refetch };
}

/** The rows of an answer. */
export function useRows<Row>(question: Question | undefined) {
  const { data, isError, refetch } = useAnswer<PageOf<Row>>(question);
  return { data: data?.results, isError, refetch };
}

/** Changes the rows of what is held of a figure as the server has confirmed a write: of one question's answer, or of all. */
export const changeRows = <Row>(
  queries: QueryClient,
  { widget, query }: { widget: Widget; query?: Query },
  change: (rows: Row[]) => Row[],
): Promise<void> =>
  changeData<PageOf<Row>>(
    queries,
    ['analytics', widget, ...(query ? [query] : [])],
    (answer) => ({ ...answer, results: change(answer.results) }),
    { andBelow: true },
  );
