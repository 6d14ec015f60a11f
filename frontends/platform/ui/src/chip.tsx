import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, radius, space } from './theme.ts';

export type ChipTone = 'plain' | 'active' | 'positive' | 'warning';

const tones: Record<ChipTone, { background: string; color: string }> = {
  plain: { background: color.faint, color: color.text },
  active: { background: color.tintStrong, color: color.onTint },
  positive: { background: color.positiveGround, color: color.onPositive },
  warning: { background: color.neutralGround, color: color.onWarning },
};

/** A short label of a thing's kind or state. */
export function Chip({ tone = 'plain', children }: { tone?: ChipTone; children: ReactNode }) {
  return <span css={[base, tones[tone]]}>{children}</span>;
}

const base = css({
  display: 'inline-block',
  padding: `${space(0.5)} ${space(2.5)}`,
  borderRadius: radius.small,
  fontSize: '0.875rem',
  lineHeight: 1.6,
  fontWeight: 700,
  // Seen where the reader's own colours take the ground away.
  outline: '1px solid transparent',
});
