import type { IntlShape } from '@ideabox/intl';
import { sum } from 'd3-array';
import { signOf, type Topic, type TopicLabels } from './topic.ts';

type Question = { topics: Topic[]; labels: TopicLabels };
type Figures = Pick<Topic, 'count' | 'growth' | 'positive' | 'neutral' | 'negative'>;
const nothing: Figures = { count: 0, growth: 0, positive: 0, neutral: 0, negative: 0 };
export type TopicWords = ReturnType<typeof describe>;

/** What the map says in words: of one topic, and of all together. */
export function describe(intl: IntlShape, { topics, labels }: Question) {
  const { formatMessage, formatNumber } = intl;
  const growth = (value: number) => `${signOf(value)}${formatNumber(value, { signDisplay: 'exceptZero' })}`;
  const items = (figures: Figures) => {
    const { count, positive, neutral, negative } = figures;
    const item = (label: string, value: string) => ({ key: label, label, value });
    return [
      item(labels.count, formatNumber(count)),
      ...(labels.growth ? [item(labels.growth, growth(figures.growth))] : []),
      item(labels.positive, formatNumber(positive)),
      item(labels.neutral, formatNumber(neutral)),
      item(labels.negative, formatNumber(negative)),
    ];
  };
  const all = (of: keyof Figures) => sum(topics, (topic) => topic[of]);
  return {
    total: formatMessage({ id: 'chart.total' }),
    items,
    columns: items(nothing).map(({ label }) => label),
    /** More or fewer than before, where that is told. */
    signOf: (topic: Topic) => (labels.growth ? signOf(topic.growth) : ''),
    totalItems: () =>
      items({
        count: all('count'),
        growth: all('growth'),
        positive: all('positive'),
        neutral: all('neutral'),
        negative: all('negative'),
      }),
    sentence: (topic: Topic) =>
      `${topic.name}: ${intl.formatList(
        items(topic).map(({ label, value }) => `${label} ${value}`),
        { type: 'conjunction' },
      )}`,
    explanation: formatMessage({ id: 'chart.topics.explanation' }, { count: labels.count }),
  };
}
