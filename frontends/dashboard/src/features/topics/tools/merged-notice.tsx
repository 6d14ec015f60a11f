import { useText } from '@ideabox/intl';
import { Button } from '@ideabox/ui';
import { Banner } from '@ideabox/ui/controls';
import { useEffect, useRef } from 'react';
import type { Topic } from '../../../figures/get-topics.ts';
import { part } from '../../../figures/merge-topics.ts';
import { Failure } from '../../../layout/failure.tsx';
import { usePutTopic } from './put-topic.ts';

/** A topic as it was before it counted as another. */
export type Merged = { topic: Topic; into: Topic };

/** Says what was merged, and parts it again. The focus comes here, since what it was on is gone. */
export function MergedNotice({ topic, into, onParted }: Merged & { onParted: () => void }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const put = usePutTopic(topic.id, (topics) => part(topics, topic, into.id));
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Banner tone="success" announced>
        <p>{text('topics.merge.done', { name: topic.name, into: into.name })}</p>
        <Button
          variant="outline"
          size="small"
          loading={put.isPending}
          onClick={() => put.mutate({ merge_into: null }, { onSuccess: onParted })}
        >
          {text('topics.merge.undo')}
        </Button>
        <Failure of={put.error} />
      </Banner>
    </div>
  );
}
