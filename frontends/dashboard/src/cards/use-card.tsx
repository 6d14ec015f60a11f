import { useApi } from '@ideabox/api-client';
import type { ChartCard } from '@ideabox/charts';
import { useSearchParams } from '@ideabox/router';
import { pathOf, type Question } from '../figures/get-rows.ts';
import { withParams } from '../filters/dashboard-query.ts';
import { LastCheck } from './last-check.tsx';

/** What a reader may take of a figure. `id` names it in its page and in the address, which says which table is open. */
export function useCard(id: string, method: string, question: Question | undefined): ChartCard {
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
    address: question && api.addressOf(pathOf(question), question.query),
    loadCsv: question && (() => api.getCsv(pathOf(question), { query: question.query })),
    note: question && <LastCheck widget={question.widget} />,
  };
}
