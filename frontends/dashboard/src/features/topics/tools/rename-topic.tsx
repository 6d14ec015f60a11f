import { css } from '@emotion/react';
import { lengthOf, useText } from '@ideabox/intl';
import { Button, space } from '@ideabox/ui';
import { TextField } from '@ideabox/ui/controls';
import { type FormEvent, useId, useState } from 'react';
import type { Topic } from '../../../figures/get-topics.ts';
import { Failure } from '../../../layout/failure.tsx';
import { asDecided, usePutTopic } from './put-topic.ts';

/** As the contract limits it. */
const longestName = 100;

/** Gives a topic another name than its words do, or lets them name it again. */
export function RenameTopic({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const text = useText();
  const id = useId();
  const [name, setName] = useState(topic.name);
  const [error, setError] = useState<string>();
  const put = usePutTopic(topic.id, asDecided);
  const length = lengthOf(name.trim());
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (put.isPending) return;
    if (length === 0) return setError(text('topics.rename.required'));
    if (length > longestName) return setError(text('topics.rename.max_length', { limit: longestName }));
    put.mutate({ name: name.trim() }, { onSuccess: onClose });
  };
  return (
    <form noValidate onSubmit={rename} css={css({ display: 'grid', gap: space(3) })}>
      <TextField
        id={id}
        label={text('topics.rename.name')}
        limit={longestName}
        length={length}
        value={name}
        error={error}
        required
        readOnly={put.isPending}
        autoFocus
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
        }}
      />
      <Failure of={put.error} />
      <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })}>
        <Button type="submit" size="small" loading={put.isPending}>
          {text('topics.rename.submit')}
        </Button>
        <Button
          variant="outline"
          size="small"
          aria-disabled={put.isPending}
          onClick={() => put.isPending || put.mutate({ name: null }, { onSuccess: onClose })}
        >
          {text('topics.rename.by_words')}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {text('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
