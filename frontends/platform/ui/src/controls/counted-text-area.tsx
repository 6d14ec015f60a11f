import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { controlStyles } from '../control-styles.ts';
import { describedBy, Field } from '../field.tsx';
import { TextCounter } from '../text-counter.tsx';
import { noticeId, ProhibitedNotice, prohibitedIn, type Writing } from './prohibited-notice.tsx';

type Props = ComponentProps<'textarea'> & {
  id: string;
  label: string;
  error?: string;
  hint?: string;
  limit: number;
  length: number;
  /** Where not every character may be written. */
  writing?: Writing;
};

export function CountedTextArea(props: Props) {
  const { id, label, error, hint, limit, length, writing, required, ...rest } = props;
  const characters = prohibitedIn(writing, 'lines');
  return (
    <Field
      id={id}
      label={label}
      required={required}
      error={error}
      hint={<TextCounter hint={hint} length={length} limit={limit} />}
      notice={writing && <ProhibitedNotice {...{ id, writing, characters, error }} />}
    >
      <textarea
        rows={6}
        dir="auto"
        css={[controlStyles, css({ resize: 'vertical', lineHeight: 1.7, display: 'block' })]}
        {...rest}
        required={required}
        {...describedBy(id, error, true, characters && noticeId(id))}
      />
    </Field>
  );
}
