import type { ChartStatus } from '@ideabox/charts';

type Asked = { isError: boolean; data: unknown };

/** What a chart made of several answers shows: an error when one is missing, nothing before all are there. */
export function statusOf(...asked: Asked[]): ChartStatus {
  if (asked.every(({ data }) => data !== undefined)) return 'ready';
  return asked.some(({ isError, data }) => isError && data === undefined) ? 'error' : 'loading';
}
