import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { color, space } from './theme.ts';

type Props = {
  id: string;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  error?: string;
  children: ReactNode;
};

/** Label, mark of being required, control, hint and error of one form field; ids are `{id}-hint` and `{id}-error`. */
export function Field({ id, label, required, hint, error, children }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div css={css({ display: 'grid', gap: space(2) })}>
      <label htmlFor={id} css={css({ fontWeight: 700, color: color.heading })}>
        {label}
        {required && <span css={mark}>{formatMessage({ id: 'ui.required' })}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} css={css({ fontSize: '0.875rem', color: color.muted })}>
          {hint}
        </p>
      )}
      <p
        id={`${id}-error`}
        role="alert"
        css={css({ color: color.danger, fontWeight: 700, '&:empty': { display: 'none' } })}
      >
        {error}
      </p>
    </div>
  );
}

/** Attributes that tie a control to its field's hint and error. */
export function describedBy(id: string, error: string | undefined, hint: boolean) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

const mark = css({ marginInlineStart: space(2), fontSize: '0.875rem', fontWeight: 400, color: color.danger });
