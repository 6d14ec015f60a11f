import type { Topic } from './get-topics.ts';

const sums = ['idea_count', 'comment_count', 'growth', 'positive', 'neutral', 'negative'] as const;

const withSums = (topic: Topic, other: Topic, sign: 1 | -1): Topic => ({
  ...topic,
  ...Object.fromEntries(sums.map((sum) => [sum, topic[sum] + sign * other[sum]])),
});

const bySize = (one: Topic, other: Topic) => other.idea_count - one.idea_count || one.id - other.id;

/** The list once a topic counts as another, as the API tells it from then on. */
export const merge = (topics: Topic[], merged: Topic, into: number): Topic[] =>
  topics
    .filter(({ id }) => id !== merged.id)
    .map((topic) => (topic.id === into ? withSums(topic, merged, 1) : topic))
    .sort(bySize);

/** The list once it counts for itself again. */
export const part = (topics: Topic[], merged: Topic, from: number): Topic[] =>
  [merged, ...topics.map((topic) => (topic.id === from ? withSums(topic, merged, -1) : topic))].sort(bySize);
