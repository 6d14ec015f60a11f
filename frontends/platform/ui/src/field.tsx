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
  /** What is said of what stands in it, with a way to mend it. */
  notice?: ReactNode;
  children: ReactNode;
};

/** Label, mark of being required, control, hint and error of one form field; ids are `{id}-hint` and `{id}-error`. */
export function Field({ id, label, required, hint, error, notice, children }: Props) {
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
      {notice}
    </div>
  );
}

export function RequiredMark() {
  const { formatMessage } = useIntl();
  return <span css={mark}>{formatMessage({ id: 'ui.required' })}</span>;
}

/** Attributes that tie a control to its field's hint and error, and to a notice of something wrong by its id. */
export function describedBy(id: string, error: string | undefined, hint: boolean, notice = '') {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, notice].filter(Boolean).join(' ');
  return { id, 'aria-describedby': ids || undefined, 'aria-invalid': error || notice ? true : undefined };
}

export const fieldLabel = css({ fontWeight: 700, color: color.heading });
export const fieldHint = css({ fontSize: '0.875rem', color: color.muted });
export const fieldError = css({ color: color.danger, fontWeight: 700, '&:empty': { display: 'none' } });
const mark = css({ marginInlineStart: space(2), fontSize: '0.875rem', fontWeight: 400, color: color.danger });
