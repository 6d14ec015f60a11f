import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { controlStyles } from '../control-styles.ts';
import { describedBy, Field } from '../field.tsx';
import { TextCounter } from '../text-counter.tsx';

type Props = ComponentProps<'textarea'> & {
  id: string;
  label: string;
  error?: string;
  hint?: string;
  limit: number;
  length: number;
};

export function CountedTextArea({ id, label, error, hint, limit, length, required, ...props }: Props) {
  const note = <TextCounter hint={hint} length={length} limit={limit} />;
  return (
    <Field id={id} label={label} required={required} error={error} hint={note}>
      <textarea
        rows={6}
        dir="auto"
        css={[controlStyles, css({ resize: 'vertical', lineHeight: 1.7, display: 'block' })]}
        {...props}
        required={required}
        {...describedBy(id, error, true)}
      />
    </Field>
  );
}
