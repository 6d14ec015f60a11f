import { css } from '@emotion/react';
import { useIntl } from '@ideabox/intl';
import type { ReactNode } from 'react';
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
  return (
    <div css={css({ display: 'grid', gap: space(2), alignContent: 'start' })}>
      <label htmlFor={id} css={fieldLabel}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} css={fieldHint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} role="alert" css={fieldError}>
        {error}
      </p>
    </div>
  );
}

export function RequiredMark() {
  const { formatMessage } = useIntl();
  return <span css={mark}>{formatMessage({ id: 'ui.required' })}</span>;
}

/** Attributes that tie a control to its field's hint and error. */
export function describedBy(id: string, error: string | undefined, hint: boolean) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

export const fieldLabel = css({ fontWeight: 700, color: color.heading });
export const fieldHint = css({ fontSize: '0.875rem', color: color.muted });
export const fieldError = css({ color: color.danger, fontWeight: 700, '&:empty': { display: 'none' } });
const mark = css({ marginInlineStart: space(2), fontSize: '0.875rem', fontWeight: 400, color: color.danger });
