import { type PeriodType, periodTypes } from './periods.ts';

export type OverviewQuery = { period: PeriodType; category: number | undefined };

/** What the address asks of the overview; anything it cannot mean is left out. */
export function readOverviewQuery(params: URLSearchParams): OverviewQuery {
  const category = Number(params.get('category'));
  return {
    period: periodTypes.find((type) => type === params.get('period')) ?? 'date',
    category: Number.isSafeInteger(category) && category > 0 ? category : undefined,
  };
}

/** The same address with one thing changed; an empty value takes it away. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (value) changed.set(name, value);
  else changed.delete(name);
  return changed;
}
