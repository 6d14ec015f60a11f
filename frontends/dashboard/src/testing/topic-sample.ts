import type { Topic } from '../figures/get-topics.ts';

export function topicSample(change: Partial<Topic> = {}): Topic {
  return {
    id: 12,
    name: '引っ越し・役所・手続き',
    terms: ['引っ越し', '役所', '手続き'],
    idea_count: 23,
    comment_count: 41,
    growth: 8,
    positive: 60,
    neutral: 20,
    negative: 20,
    x: -0.4,
    y: 0.3,
    quotes: [
      { idea: 7, comment: null, sentence: '引っ越しのたびに役所へ何度も行くのは大変です。' },
      { idea: 8, comment: 11, sentence: '転出と転入を一度で済ませたいです。' },
    ],
    ...change,
  };
}
