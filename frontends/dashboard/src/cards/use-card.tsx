import { type Query, useApi } from '@ideabox/api-client';
import type { ChartCard } from '@ideabox/charts';
import { useSearchParams } from '@ideabox/router';
import { pathOf, type Question } from '../figures/get-rows.ts';
import { withParams } from '../filters/dashboard-query.ts';
import { CountedAt } from './counted-at.tsx';
import { LastCheck } from './last-check.tsx';

/** Where the API answers with the figures of a card, as JSON and as CSV. */
type Source = { path: string; query: Query };

/** What a reader may take of figures. `id` names the card in its page and in the address, which says which table is open. */
export function useSourceCard(id: string, method: string, source: Source | undefined): ChartCard {
  const api = useApi();
  const [params, setParams] = useSearchParams();
  const change = (table: string) =>
    setParams(withParams(params, { table }), { preventScrollReset: true, replace: true });
  return {
    id,
    search: params.toString(),
    isTableShown: params.get('table') === id,
    onShowTable: (shown) => change(shown ? id : ''),
    method,
    address: source && api.addressOf(source.path, source.query),
    loadCsv: source && (() => api.getCsv(source.path, { query: source.query })),
  };
}

/** The same of a widget, with when it was counted and last compared. */
export function useCard(id: string, method: string, question: Question | undefined): ChartCard {
  const card = useSourceCard(id, method, question && { path: pathOf(question), query: question.query });
  const note = question && (
    <>
      <CountedAt question={question} />
      <LastCheck widget={question.widget} />
    </>
  );
  return { ...card, note };
}
