import { memberSample, testPages } from '../../platform/testing/src/index.ts';
import { remote } from './remote.ts';
import { routes } from './routes.ts';
import { memberAnswers } from './testing/samples.ts';

testPages({
  part: 'member',
  remote,
  routes,
  who: memberSample,
  samples: {
    '/members': { at: '/members?tab=votes', shows: '手続きをスマートフォンで終えられるように' },
    '/members/profile': { at: '/members/profile', shows: '公開される情報' },
    '/members/settings': { at: '/members/settings', shows: '投稿者名の表示' },
    '/members/withdrawal': { at: '/members/withdrawal', shows: '退会する前に', asksNothing: true },
    '/members/hide_user': { at: '/members/hide_user', shows: /会員/, asksNothing: true },
    '/members/:id': { at: '/members/00000000-0000-4000-8000-000000000003', shows: memberSample.portalName },
  },
  answers: memberAnswers(),
});
