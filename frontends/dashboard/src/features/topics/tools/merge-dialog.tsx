import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, Select, space } from '@ideabox/ui';
import { Dialog } from '@ideabox/ui/dialog';
import { useState } from 'react';
import type { Topic } from '../../../figures/get-topics.ts';
import { merge } from '../../../figures/merge-topics.ts';
import { Failure } from '../../../layout/failure.tsx';
import type { Merged } from './merged-notice.tsx';
import { usePutTopic } from './put-topic.ts';

type Props = { topic: Topic; others: Topic[]; onMerged: (merged: Merged) => void; onClose: () => void };

/** Asks which topic it is to count as from now on, and says what comes of that. */
export function MergeDialog({ topic, others, onMerged, onClose }: Props) {
  const text = useText();
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<string>();
  const put = usePutTopic(topic.id, (topics, { merge_into }) =>
    merge_into === null ? topics : merge(topics, topic, merge_into),
  );
  const into = others.find(({ id }) => String(id) === chosen);
  const confirm = async () => {
    if (!into) return setError(text('topics.merge.required'));
    // The topic is gone from the list once this is done, and what stands with it.
    const isDone = await put.mutateAsync({ merge_into: into.id }).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    onClose();
    onMerged({ topic, into });
  };
  return (
    <Dialog title={text('topics.merge.title', { name: topic.name })} onClose={onClose} width="36rem">
      <p>{text('topics.merge.ask')}</p>
      <Select
        id="merge-into"
        label={text('topics.merge.into')}
        value={chosen}
        error={error}
        required
        onChange={(event) => {
          setChosen(event.target.value);
          setError(undefined);
        }}
        options={[
          { value: '', label: text('topics.merge.choose') },
          ...others.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <Failure of={put.error} />
      <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
        <Button loading={put.isPending} onClick={confirm}>
          {text('topics.merge.submit')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text('action.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
