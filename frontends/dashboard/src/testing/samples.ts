import type { Answers } from '../../../platform/testing/src/edge.ts';
import { pageOf } from '../../../platform/testing/src/samples.ts';
import { addDays, today } from '../figures/periods.ts';
import { topicSample } from './topic-sample.ts';

/** No news, no answer. */
export const nothingHappened: Answers = { 'GET /news': pageOf([]), 'GET /ideas': pageOf([]) };

/** Figures of sixty days and today, one keyword, and some of each kind. */
export function dashboardAnswers(): Answers {
  const days = Array.from({ length: 61 }, (_, index) => addDays(today(), index - 60));
  const buckets = days.map((day, index) => ({ period_start: day, period_end: day, count: index }));
  return {
    ...nothingHappened,
    'GET /analytics/:metric': pageOf(buckets),
    'GET /analytics/keyword_ranking': pageOf([{ key: '引っ越し', label: '引っ越し', count: 12 }]),
    'GET /analytics/devices': pageOf([{ key: 'tablet', label: 'タブレット', count: 15 }]),
    'GET /analytics/web_searches': pageOf([{ key: 'google', label: 'Google', count: 20 }]),
    'GET /analytics/hours': pageOf([{ weekday: 1, hour: 21, count: 10 }]),
    'GET /analytics/funnel': pageOf([
      { key: 'visits', label: '訪問', count: 40 },
      { key: 'readers', label: 'アイデアを開いた訪問', count: 25 },
      { key: 'members', label: '新しい会員', count: 10 },
      { key: 'voters', label: '投票した会員', count: 20 },
      { key: 'commenters', label: 'コメントした会員', count: 5 },
      { key: 'authors', label: 'アイデアを投稿した会員', count: 5 },
    ]),
    'GET /analytics/idea_ranking': pageOf([{ key: '7', label: '窓口に行かない手続き', count: 15 }]),
    'GET /analytics/tag_cloud': pageOf([{ key: '保育園', label: '保育園', count: 9 }]),
    'GET /analytics/concentration': {
      body: {
        results: {
          top_1_percent: 0.2,
          top_10_percent: 0.5,
          gini: 0.6,
          curve: [
            [0, 0],
            [0.9, 0.5],
            [0.99, 0.8],
            [1, 1],
          ],
        },
      },
    },
    'GET /analytics/populations': pageOf([
      { key: '13', label: '東京都', count: 14_047_594, as_of: '2020-10-01' },
      { key: '31', label: '鳥取県', count: 553_407, as_of: '2020-10-01' },
    ]),
    'GET /analytics/areas': pageOf([
      { key: '13', label: '東京都', count: 60 },
      { key: '31', label: '鳥取県', count: 10 },
      { key: 'suppressed', label: 'その他（少人数のためまとめて表示）', count: 7 },
    ]),
    'GET /analytics/businesses': pageOf([{ key: 'O', label: '医療・福祉', count: 6 }]),
    'GET /analytics/divisions': pageOf([{ key: 'desk', label: '事務', count: 6 }]),
    'GET /analytics/genders': pageOf([{ key: 'F', label: '女性', count: 6 }]),
    'GET /analytics/generations': pageOf([{ key: '30s', label: '30代', count: 6 }]),
    'GET /analytics/topics': pageOf([
      topicSample(),
      topicSample({ id: 13, name: '防災・避難所', terms: ['防災', '避難所'], idea_count: 9, growth: -2 }),
    ]),
    'GET /analytics/leaders': pageOf([
      { key: 'a', label: '山田 花子', count: 120, user: { id: 'a', hidden: false } },
      { key: 'b', label: '佐藤 太郎', count: 33, user: { id: 'b', hidden: false } },
    ]),
  };
}
