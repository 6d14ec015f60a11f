import { useIntl } from '@ideabox/intl';
import { descending } from 'd3-array';
import { ChartFrame } from '../frame/chart-frame.tsx';
import type { ChartProps } from '../frame/chart-status.ts';
import { describe } from './describe.ts';
import type { Topic, TopicLabels } from './topic.ts';
import { TopicPlot } from './topic-plot.tsx';

export type TopicMapProps = ChartProps & {
  /** In any order; the table and the keyboard have the largest first. */
  items: Topic[];
  labels: TopicLabels;
  /** The id of the topic that the page is about just now. */
  chosen?: number;
};

/** What people are talking about: the larger a circle the more, and the nearer to each other the more alike. */
export function TopicMap({ items, labels, chosen, ...frame }: TopicMapProps) {
  const topics = items.toSorted((one, other) => descending(one.count, other.count));
  const words = describe(useIntl(), { topics, labels });
  const table = {
    caption: frame.title,
    columns: [labels.topic, ...words.columns],
    rows: topics.map((topic) => ({
      key: String(topic.id),
      heading: topic.name,
      href: topic.href,
      cells: words.items(topic).map(({ value }) => value),
    })),
  };
  return (
    <ChartFrame {...frame} isEmpty={items.length === 0} table={table}>
      <TopicPlot title={frame.title} topics={topics} words={words} chosen={chosen} />
    </ChartFrame>
  );
}
