import type { One } from '@ideabox/api-client';
import { type Asked, questionOf, useAnswer } from './get-rows.ts';
import { useSpan } from './use-span.ts';
import type { Metric } from './widgets.ts';

/** Shares between 0 and 1; null and without a curve where too few did something to be told. */
export type Concentration = {
  top_1_percent: number | null;
  top_10_percent: number | null;
  /** As Lorenz drew it: members from the least active on, and what they have together. */
  curve: [members: number, voices: number][];
};

/** How evenly something is spread among those who did it, in the days that are looked at. */
export function useConcentration(metric: Metric, { period, ...of }: Asked) {
  const span = useSpan(period);
  const question = span && questionOf('concentration', span, of, { of: metric });
  const { data, isError, refetch } = useAnswer<One<Concentration>>(question);
  return { data: data?.results, isError, refetch, question };
}
