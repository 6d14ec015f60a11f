import { memberSample, testPages } from '../../platform/testing/src/index.ts';
import { remote } from './remote.ts';
import { routes } from './routes.ts';
import { dashboardAnswers } from './testing/samples.ts';

testPages({
  part: 'dashboard',
  remote,
  routes,
  who: memberSample,
  samples: { '/analyze': { at: '/analyze', shows: '引っ越し' } },
  answers: dashboardAnswers(),
});
