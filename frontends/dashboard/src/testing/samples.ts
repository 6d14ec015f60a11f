import type { Answers } from '../../../platform/testing/src/edge.ts';
import { pageOf } from '../../../platform/testing/src/samples.ts';
import { addDays, today } from '../figures/periods.ts';

/** Figures of sixty days and today, and one keyword. */
export function dashboardAnswers(): Answers {
  const days = Array.from({ length: 61 }, (_, index) => addDays(today(), index - 60));
  const buckets = days.map((day, index) => ({ period_start: day, period_end: day, count: index }));
  return {
    'GET /analytics/:metric': pageOf(buckets),
    'GET /analytics/keyword_ranking': pageOf([{ key: '引っ越し', label: '引っ越し', count: 12 }]),
  };
}
