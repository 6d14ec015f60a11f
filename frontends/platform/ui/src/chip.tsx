import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, radius, space } from './theme.ts';

export type ChipTone = 'plain' | 'active' | 'positive' | 'warning';

const tones: Record<ChipTone, { background: string; color: string }> = {
  plain: { background: 'var(--color-neutral-solid-gray-100)', color: color.text },
  active: { background: color.tintStrong, color: 'var(--color-primitive-blue-1000)' },
  positive: { background: 'var(--color-primitive-green-100)', color: 'var(--color-primitive-green-1100)' },
  warning: { background: 'var(--color-primitive-yellow-100)', color: 'var(--color-primitive-yellow-1200)' },
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
