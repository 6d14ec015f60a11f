import { TopicMap } from '@ideabox/charts';
import { useText } from '@ideabox/intl';
import { statusOf } from '../../cards/status-of.ts';
import { useBreakdownSentence } from '../../cards/use-breakdown-sentence.ts';
import { useCard } from '../../cards/use-card.tsx';
import { useMethod } from '../../cards/use-method.ts';
import { useSpanText } from '../../cards/use-span-text.ts';
import type { Topic, useTopics } from '../../figures/get-topics.ts';
import type { Period } from '../../figures/periods.ts';
import { useOpenedTopic } from '../../filters/opened-topic.ts';

type Props = { topics: ReturnType<typeof useTopics>; period: Period };

const cellOf = ({ id, name, idea_count }: Topic) => ({ key: String(id), label: name, count: idea_count });

/** All topics at one look; each leads to what is said of it in the list. */
export function MapCard({ topics, period }: Props) {
  const text = useText();
  const { opened, opening } = useOpenedTopic();
  const addressOf = (id: number) => {
    const { search, hash } = opening(id);
    return `?${search}${hash}`;
  };
  const items = (topics.data ?? []).map((topic) => ({
    ...topic,
    count: topic.idea_count,
    href: addressOf(topic.id),
  }));
  return (
    <TopicMap
      title={text('topics.map')}
      headingLevel={2}
      description={useSpanText(period)}
      sentence={useBreakdownSentence(topics.data?.map(cellOf))}
      emptyText={text('topics.empty')}
      status={statusOf(topics)}
      onRetry={() => topics.refetch()}
      items={items}
      chosen={opened}
      labels={{
        topic: text('topics.topic'),
        count: text('metric.ideas'),
        ...(period.choice !== 'whole' && { growth: text('topics.growth') }),
        positive: text('topics.for'),
        neutral: text('topics.neither'),
        negative: text('topics.against'),
      }}
      card={useCard('topics', useMethod('topics'), topics.question)}
    />
  );
}
