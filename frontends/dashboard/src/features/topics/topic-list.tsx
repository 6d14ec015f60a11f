import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { EmptyState, ErrorState, Link, lazyPart, Skeleton, space } from '@ideabox/ui';
import { useState } from 'react';
import { useBreakdownSentence } from '../../cards/use-breakdown-sentence.ts';
import type { Topic, useTopics } from '../../figures/get-topics.ts';
import type { Period } from '../../figures/periods.ts';
import { withParams } from '../../filters/dashboard-query.ts';
import { useOpenedTopic } from '../../filters/opened-topic.ts';
import type { Merged } from './tools/merged-notice.tsx';
import { TopicItem } from './topic-item.tsx';

const MergedNotice = lazyPart(
  async () => (await import(/* webpackChunkName: "topic-tools" */ './tools/merged-notice.tsx')).MergedNotice,
);

type Props = { topics: ReturnType<typeof useTopics>; period: Period; category: number | undefined };

/** The topics, the largest first, or what comes in their place. */
export function TopicList({ topics, period, category }: Props) {
  const text = useText();
  const [params] = useSearchParams();
  const { opened } = useOpenedTopic();
  const [last, setLast] = useState<Merged>();
  const sentence = useBreakdownSentence(topics.data?.map(cellOf));
  if (!topics.data && topics.isError) return <ErrorState onRetry={() => topics.refetch()} />;
  if (!topics.data) return <Waiting />;
  if (topics.data.length === 0)
    return (
      <EmptyState title={text('topics.empty')}>
        {period.choice !== 'whole' && (
          <Link to={{ search: withParams(params, { period: 'whole', from: '', to: '' }).toString() }}>
            {text('topics.empty.whole')}
          </Link>
        )}
      </EmptyState>
    );
  const isGone = opened !== undefined && !topics.data.some(({ id }) => id === opened);
  return (
    <div css={column}>
      <p>{sentence}</p>
      {isGone && !last && <p role="status">{text('topics.gone')}</p>}
      {last && <MergedNotice key={last.topic.id} {...last} onParted={() => setLast(undefined)} />}
      <ul css={column}>
        {topics.data.map((topic) => (
          <TopicItem
            key={topic.id}
            topic={topic}
            others={topics.data?.filter(({ id }) => id !== topic.id) ?? []}
            isOpen={topic.id === opened}
            hasBefore={period.choice !== 'whole'}
            category={category}
            onMerged={setLast}
          />
        ))}
      </ul>
    </div>
  );
}

const cellOf = ({ id, name, idea_count }: Topic) => ({ key: String(id), label: name, count: idea_count });

function Waiting() {
  return (
    <div aria-busy="true" css={column}>
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} height="11rem" />
      ))}
    </div>
  );
}

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });
