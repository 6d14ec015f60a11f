import { memberSample, pageOf, testPages } from '../../platform/testing/src/index.ts';
import { addDays, today } from './features/overview/periods.ts';
import { remote } from './remote.ts';
import { routes } from './routes.ts';

const days = Array.from({ length: 60 }, (_, index) => addDays(today(), index - 59));
const buckets = days.map((day, index) => ({ period_start: day, period_end: day, count: index }));

testPages({
  part: ['platform/charts', 'dashboard'],
  remote,
  routes,
  who: memberSample,
  samples: { '/analyze': { at: '/analyze', shows: '引っ越し' } },
  answers: {
    'GET /analytics/:metric': pageOf(buckets),
    'GET /analytics/keyword_ranking': pageOf([{ key: '引っ越し', label: '引っ越し', count: 12 }]),
  },
});
