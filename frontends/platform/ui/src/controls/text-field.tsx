import type { ComponentProps } from 'react';
import { controlStyles } from '../control-styles.ts';
import { describedBy, Field } from '../field.tsx';
import { TextCounter } from '../text-counter.tsx';
import { noticeId, ProhibitedNotice, prohibitedIn, type Writing } from './prohibited-notice.tsx';

type Props = ComponentProps<'input'> & {
  id: string;
  label: string;
  error?: string;
  hint?: string;
  /** Shows a counter of characters up to this many. */
  limit?: number;
  length?: number;
  /** Where not every character may be written; in a name still fewer. */
  writing?: Writing & { isName?: boolean };
};

export function TextField(props: Props) {
  const { id, label, error, hint, limit, length = 0, writing, required, ...rest } = props;
  const note = limit ? <TextCounter hint={hint} length={length} limit={limit} /> : hint;
  const characters = prohibitedIn(writing, writing?.isName ? 'name' : 'line');
  return (
    <Field
      id={id}
      label={label}
      required={required}
      error={error}
      hint={note}
      notice={writing && <ProhibitedNotice {...{ id, writing, characters, error }} />}
    >
      <input
        css={controlStyles}
        type="text"
        dir="auto"
        {...rest}
        required={required}
        {...describedBy(id, error, Boolean(note), characters && noticeId(id))}
      />
    </Field>
  );
}
