import type { News } from '@ideabox/api-client';
import type { Answers } from '../../../../platform/testing/src/edge.ts';
import { categorySample, ideaCardSample, pageOf } from '../../../../platform/testing/src/samples.ts';
import { ideaAnswers, threadSample } from '../../features/idea/testing/samples.ts';

export const newsSample: News = {
  id: 1,
  news_key: 'opening',
  name: 'アイデアの募集を始めました',
  contents: '## 募集について\n\nご意見をお待ちしています。',
  date_entered: '2026-11-01T00:00:00Z',
};

const page = { page_key: 'faq', name: 'よくある質問', contents: '## 投稿について\n\nどなたでも読めます。' };

/** Every page of this remote with one thing in each list. */
export function publicAnswers(): Answers {
  return {
    ...ideaAnswers(),
    'GET /ideas': pageOf([ideaCardSample()]),
    'GET /comments': pageOf([threadSample()]),
    'GET /comments/:id': { body: { results: threadSample() } },
    'GET /categories': pageOf([categorySample()]),
    'GET /categories/:key': { body: { results: categorySample() } },
    'GET /news': pageOf([newsSample]),
    'GET /news/:key': { body: { results: newsSample } },
    'GET /pages/:key': { body: { results: page } },
  };
}
