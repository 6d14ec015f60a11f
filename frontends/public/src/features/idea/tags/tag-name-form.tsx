import { css } from '@emotion/react';
import { useRegistry } from '@ideabox/api-client';
import { lengthOf, useText } from '@ideabox/intl';
import { Button, space } from '@ideabox/ui';
import { TextField } from '@ideabox/ui/controls';
import { type FormEvent, type ReactNode, useState } from 'react';
import { longestTag } from './tag.ts';

type Props = {
  id: string;
  label: string;
  name: string;
  onName: (name: string) => void;
  /** What the server said of the last attempt. */
  failure: string | undefined;
  submit: string;
  isPending: boolean;
  autoFocus?: boolean;
  onSubmit: (name: string) => void;
  onCancel?: () => void;
  children?: ReactNode;
};

export function TagNameForm({
  id,
  label,
  name,
  onName,
  failure,
  submit,
  isPending,
  onCancel,
  ...props
}: Props) {
  const text = useText();
  const [problem, setProblem] = useState<string>();
  const allowed = useRegistry('allow_post_character');
  const change = (typed: string) => {
    setProblem(undefined);
    onName(typed);
  };
  const length = lengthOf(name.trim());
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (length === 0) return setProblem(text('form.required'));
    if (length > longestTag) return setProblem(text('form.max_length', { limit: longestTag }));
    setProblem(undefined);
    props.onSubmit(name.trim());
  };
  return (
    <form onSubmit={send} noValidate css={css({ display: 'grid', gap: space(3) })}>
      <TextField
        id={id}
        label={label}
        limit={longestTag}
        length={length}
        value={name}
        error={problem ?? failure}
        readOnly={isPending}
        autoComplete="off"
        autoFocus={props.autoFocus}
        writing={{ allowed, typed: name, onCleaned: change }}
        onChange={(event) => change(event.target.value)}
      />
      {props.children}
      <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })}>
        <Button type="submit" size="small" loading={isPending}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="quiet" size="small" onClick={onCancel}>
            {text('action.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
