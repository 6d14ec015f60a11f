import type { ComponentProps } from 'react';
import { controlStyles } from '../control-styles.ts';
import { describedBy, Field } from '../field.tsx';
import { TextCounter } from '../text-counter.tsx';

type Props = ComponentProps<'input'> & {
  id: string;
  label: string;
  error?: string;
  hint?: string;
  /** Shows a counter of code points up to this many. */
  limit?: number;
  length?: number;
};

export function TextField({ id, label, error, hint, limit, length = 0, required, ...props }: Props) {
  const note = limit ? <TextCounter hint={hint} length={length} limit={limit} /> : hint;
  return (
    <Field id={id} label={label} required={required} error={error} hint={note}>
      <input
        css={controlStyles}
        type="text"
        dir="auto"
        {...props}
        required={required}
        {...describedBy(id, error, Boolean(note))}
      />
    </Field>
  );
}
