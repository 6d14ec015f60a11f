import {
  categorySample,
  ideaCardSample,
  memberSample,
  pageOf,
  testPages,
} from '../../platform/testing/src/index.ts';
import { ideaAnswers, threadSample } from './features/idea/testing/samples.ts';
import type { News } from './news/get-news.ts';
import { remote } from './remote.ts';
import { routes } from './routes.ts';

const card = ideaCardSample();
const thread = threadSample();
const news: News = {
  id: 1,
  news_key: 'opening',
  name: 'アイデアの募集を始めました',
  contents: '## 募集について\n\nご意見をお待ちしています。',
  date_entered: '2026-11-01T00:00:00Z',
};
const page = { page_key: 'faq', name: 'よくある質問', contents: '## 投稿について\n\nどなたでも読めます。' };

testPages({
  part: 'public',
  remote,
  routes,
  who: memberSample,
  samples: {
    '/': { at: '/', shows: news.name },
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
    '/news': { at: '/news', shows: news.name },
    '/news/:key': { at: '/news/opening', shows: 'ご意見をお待ちしています。' },
    '/page/:key?': { at: '/page/faq', shows: 'どなたでも読めます。' },
  },
  answers: {
    ...ideaAnswers(),
    'GET /ideas': pageOf([card]),
    'GET /comments': pageOf([thread]),
    'GET /comments/:id': { body: { results: thread } },
    'GET /categories': pageOf([categorySample()]),
    'GET /categories/:key': { body: { results: categorySample() } },
    'GET /news': pageOf([news]),
    'GET /news/:key': { body: { results: news } },
    'GET /pages/:key': { body: { results: page } },
  },
});
