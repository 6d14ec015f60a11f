import type { Answers } from '../../../platform/testing/src/edge.ts';
import { pageOf } from '../../../platform/testing/src/samples.ts';
import { addDays, today } from '../figures/periods.ts';
import { topicSample } from './topic-sample.ts';

/** Figures of sixty days and today, one keyword, and some of each kind. */
export function dashboardAnswers(): Answers {
  const days = Array.from({ length: 61 }, (_, index) => addDays(today(), index - 60));
  const buckets = days.map((day, index) => ({ period_start: day, period_end: day, count: index }));
  return {
    'GET /analytics/:metric': pageOf(buckets),
    'GET /analytics/keyword_ranking': pageOf([{ key: '引っ越し', label: '引っ越し', count: 12 }]),
    'GET /analytics/devices': pageOf([{ key: 'tablet', label: 'タブレット', count: 15 }]),
    'GET /analytics/web_searches': pageOf([{ key: 'google', label: 'Google', count: 20 }]),
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
