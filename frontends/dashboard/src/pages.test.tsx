import { memberSample, testPages } from '../../platform/testing/src/index.ts';
import { remote } from './remote.ts';
import { routes } from './routes.ts';
import { dashboardAnswers } from './testing/samples.ts';

testPages({
  part: 'dashboard',
  remote,
  routes,
  who: memberSample,
  samples: {
    '/analyze': { at: '/analyze', shows: '引っ越し' },
    '/analyze/access': { at: '/analyze/access', shows: 'タブレット' },
    '/analyze/overview/:role?': { at: '/analyze/overview', shows: /^最も活発な1%の会員が全体の20%を/ },
    '/analyze/user/:role?': { at: '/analyze/user/general', shows: '30代' },
    '/analyze/topics': { at: '/analyze/topics?topic=12', shows: '転出と転入を一度で済ませたいです。' },
    '/analyze/leaders': { at: '/analyze/leaders', shows: '山田 花子' },
    '/analyze/data': { at: '/analyze/data', shows: '/api/v1/analytics/page_views', asksNothing: true },
    '/analyze/leaders-guide': { at: '/analyze/leaders-guide', shows: '計算の例', asksNothing: true },
  },
  answers: dashboardAnswers(),
});
