import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { fieldError, fieldHint, fieldLabel, RequiredMark } from '../field.tsx';
import { space } from '../theme.ts';
import { visuallyHidden } from '../visually-hidden.tsx';

type Props = {
  id: string;
  legend: string;
  required?: boolean;
  hint?: ReactNode;
  error?: string;
  /** Keeps the legend for screen readers alone, where the place says it for the eye. */
  legendHidden?: boolean;
  children: ReactNode;
};

/** Controls that answer one question together. */
export function FieldGroup({ id, legend, required, hint, error, legendHidden, children }: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset id={id} aria-describedby={described || undefined} css={frame}>
      <legend css={legendHidden ? visuallyHidden : fieldLabel}>
        {legend}
        {required && <RequiredMark />}
      </legend>
      {hint && (
        <p id={`${id}-hint`} css={fieldHint}>
          {hint}
        </p>
      )}
      {children}
      <p id={`${id}-error`} role="alert" css={fieldError}>
        {error}
      </p>
    </fieldset>
  );
}

const frame = css({
  display: 'grid',
  alignContent: 'start',
  gap: space(2),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBlockEnd: space(2) },
});
