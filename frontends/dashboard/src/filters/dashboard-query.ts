import { type Period, type PeriodType, periodTypes } from '../figures/periods.ts';

/** What the address asks of a page; the audience is in its path. */
export type DashboardQuery = { period: Period; category: number | undefined; isCompared: boolean };

/** What a reader may choose, in this order. */
export const choices: readonly Period['choice'][] = [...periodTypes, 'whole', 'own'];

const earliest = '2000-01-01';

/** What the address asks of a dashboard; anything it cannot mean is left out. `now` is the last day that there may be. */
export function readDashboardQuery(params: URLSearchParams, now: string): DashboardQuery {
  const category = Number(params.get('category'));
  return {
    period: readPeriod(params, now),
    category: Number.isSafeInteger(category) && category > 0 ? category : undefined,
    isCompared: params.get('compare') !== 'no',
  };
}

function readPeriod(params: URLSearchParams, now: string): Period {
  const [start, end] = [readDay(params.get('from'), now), readDay(params.get('to'), now)];
  if (params.get('period') === 'own' && start && end) {
    return start <= end ? { choice: 'own', start, end } : { choice: 'own', start: end, end: start };
  }
  if (params.get('period') === 'whole') return { choice: 'whole' };
  const type = periodTypes.find((type: PeriodType) => type === params.get('period'));
  return { choice: type ?? 'date' };
}

function readDay(text: string | null, now: string): string | undefined {
  const isDay = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (!isDay || Number.isNaN(Date.parse(text)) || new Date(text).toISOString().slice(0, 10) !== text)
    return undefined;
  return text < earliest || text > now ? undefined : text;
}

/** What of an address holds on the other pages too: not what is opened on this one. */
export const forOtherPages = (params: URLSearchParams): string =>
  withParams(params, { table: '', topic: '' }).toString();

/** The same address with some things changed; an empty value takes one away. */
export function withParams(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const changed = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return changed;
}
