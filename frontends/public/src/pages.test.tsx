import { categorySample, ideaCardSample, memberSample, testPages } from '../../platform/testing/src/index.ts';
import { threadSample } from './features/idea/testing/samples.ts';
import { newsSample, publicAnswers } from './pages/testing/samples.ts';
import { remote } from './remote.ts';
import { routes } from './routes.ts';

const card = ideaCardSample();
const thread = threadSample();

testPages({
  part: 'public',
  remote,
  routes,
  who: memberSample,
  samples: {
    '/': { at: '/', shows: newsSample.name },
    '/ideas': { at: '/ideas', shows: card.name },
    '/comments/:category?': { at: '/comments/online-procedures', shows: thread.raw_contents },
    '/search': { at: '/search?keyword=手続', shows: card.name },
    '/category/introduction': {
      at: '/category/introduction',
      shows: categorySample().name,
      asksNothing: true,
    },
    '/category/:key': { at: '/category/online-procedures', shows: card.name },
    '/idea/not_found': {
      at: '/idea/not_found',
      shows: 'お探しのアイデアは見つかりませんでした',
      asksNothing: true,
    },
    '/idea/comment_not_found': {
      at: '/idea/comment_not_found',
      shows: 'お探しのコメントは見つかりませんでした',
      asksNothing: true,
    },
    '/idea/hide_user': { at: '/idea/hide_user', shows: 'このアイデアは表示されません', asksNothing: true },
    '/idea': { at: '/idea', shows: card.name },
    '/idea/:id': { at: '/idea/7', shows: thread.raw_contents },
    '/idea/:id/comment/:commentId?': { at: '/idea/7/comment/11', shows: thread.raw_contents },
    '/news': { at: '/news', shows: newsSample.name },
    '/news/:key': { at: '/news/opening', shows: 'ご意見をお待ちしています。' },
    '/page/:key?': { at: '/page/faq', shows: 'どなたでも読めます。' },
  },
  answers: publicAnswers(),
});
