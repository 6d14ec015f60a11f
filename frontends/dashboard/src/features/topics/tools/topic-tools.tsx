import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, ChangeNotice, color, lazyPart, radius, space } from '@ideabox/ui';
import { useId, useRef, useState } from 'react';
import type { Topic } from '../../../figures/get-topics.ts';
import { Failure } from '../../../layout/failure.tsx';
import type { Merged } from './merged-notice.tsx';
import { asDecided, usePutTopic } from './put-topic.ts';
import { RenameTopic } from './rename-topic.tsx';

const MergeDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "merge-dialog" */ './merge-dialog.tsx')).MergeDialog,
);

type Props = { topic: Topic; others: Topic[]; onMerged: (merged: Merged) => void };

/** What operators do with a topic, where they read it. */
export function TopicTools({ topic, others, onMerged }: Props) {
  const text = useText();
  const id = useId();
  const [doing, setDoing] = useState<'rename' | 'merge'>();
  const renameButton = useRef<HTMLButtonElement>(null);
  const hiding = usePutTopic(topic.id, asDecided);
  return (
    <section aria-labelledby={id} data-print="no" css={box}>
      <h4 id={id} css={css({ fontSize: '1rem' })}>
        {text('topics.tools')}
      </h4>
      <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })}>
        <Button
          ref={renameButton}
          variant="outline"
          size="small"
          aria-expanded={doing === 'rename'}
          onClick={() => setDoing(doing === 'rename' ? undefined : 'rename')}
        >
          {text('topics.rename')}
        </Button>
        {others.length > 0 && (
          <Button variant="outline" size="small" aria-haspopup="dialog" onClick={() => setDoing('merge')}>
            {text('topics.merge')}
          </Button>
        )}
        <Button
          variant="outline"
          size="small"
          loading={hiding.isPending}
          onClick={() => hiding.mutate({ hidden: !topic.hidden })}
        >
          {text(topic.hidden ? 'topics.show' : 'topics.hide')}
        </Button>
      </div>
      <Failure of={hiding.error} />
      <ChangeNotice of={topic.hidden}>
        {text(topic.hidden ? 'topics.hide.done' : 'topics.show.done')}
      </ChangeNotice>
      <ChangeNotice of={topic.name}>{text('topics.rename.done', { name: topic.name })}</ChangeNotice>
      {doing === 'rename' && (
        <RenameTopic
          topic={topic}
          onClose={() => {
            setDoing(undefined);
            renameButton.current?.focus();
          }}
        />
      )}
      {doing === 'merge' && (
        <MergeDialog topic={topic} others={others} onMerged={onMerged} onClose={() => setDoing(undefined)} />
      )}
    </section>
  );
}

const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: space(4),
  borderRadius: radius.medium,
  background: color.ground,
  // Seen where the reader's own colours take the ground away.
  outline: '1px solid transparent',
});
