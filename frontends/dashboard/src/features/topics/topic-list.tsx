import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { EmptyState, Link, lazyPart, Skeleton, space } from '@ideabox/ui';
import { useState } from 'react';
import type { Topic } from '../../figures/get-topics.ts';
import type { Period } from '../../figures/periods.ts';
import { withParams } from '../../filters/dashboard-query.ts';
import { useOpenedTopic } from '../../filters/opened-topic.ts';
import type { Merged } from './tools/merged-notice.tsx';
import { TopicItem } from './topic-item.tsx';

const MergedNotice = lazyPart(
  async () => (await import(/* webpackChunkName: "topic-tools" */ './tools/merged-notice.tsx')).MergedNotice,
);

type Props = {
  /** Undefined until they are known. */
  topics: Topic[] | undefined;
  period: Period;
  category: number | undefined;
};

/** The topics, the largest first, or what comes in their place until they are known, or where there are none. */
export function TopicList({ topics, period, category }: Props) {
  const text = useText();
  const [params] = useSearchParams();
  const { opened } = useOpenedTopic();
  const [last, setLast] = useState<Merged>();
  if (!topics) return <Waiting />;
  if (topics.length === 0)
    return (
      <EmptyState title={text('topics.empty')}>
        {period.choice !== 'whole' && (
          <Link to={{ search: withParams(params, { period: 'whole', from: '', to: '' }).toString() }}>
            {text('topics.empty.whole')}
          </Link>
        )}
      </EmptyState>
    );
  const isGone = opened !== undefined && !topics.some(({ id }) => id === opened);
  return (
    <div css={column}>
      {isGone && !last && <p role="status">{text('topics.gone')}</p>}
      {last && <MergedNotice key={last.topic.id} {...last} onParted={() => setLast(undefined)} />}
      <ul css={column}>
        {topics.map((topic) => (
          <TopicItem
            key={topic.id}
            topic={topic}
            others={topics.filter(({ id }) => id !== topic.id)}
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
