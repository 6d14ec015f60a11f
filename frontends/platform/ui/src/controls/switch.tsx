import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { color } from '../theme.ts';
import { choiceHint, choiceRow } from './choice-styles.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
};

/** On or off, in force at once. */
export function Switch({ label, hint, ...props }: Props) {
  return (
    <label css={choiceRow}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the box says itself whether it is checked */}
      <input type="checkbox" role="switch" css={track} {...props} />
      <span>
        {label}
        {hint && <span css={choiceHint}>{hint}</span>}
      </span>
    </label>
  );
}

const track = css({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: '3rem',
  height: '1.75rem',
  margin: 0,
  marginBlockStart: '-0.125rem',
  border: `2px solid ${color.lineStrong}`,
  borderRadius: '1rem',
  background: color.surface,
  cursor: 'inherit',
  transition: 'background-color 120ms',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: '1.125rem',
    height: '1.125rem',
    borderRadius: '50%',
    background: color.lineStrong,
    transition: 'translate 120ms',
  },
  '&:checked': { background: color.primary, borderColor: color.primary },
  '&:checked::after': { translate: '1.25rem', background: color.surface },
  '&:disabled': { opacity: 0.6 },
  '&:focus-visible': { borderRadius: '1rem' },
  '@media (forced-colors: active)': {
    '&::after': { background: 'ButtonText' },
    '&:checked': { background: 'Highlight' },
  },
});
