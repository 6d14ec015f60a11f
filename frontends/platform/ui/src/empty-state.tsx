import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, radius, space } from './theme.ts';

type Props = { title: string; children?: ReactNode };

/** Says that there is nothing here, and what to do about it. */
export function EmptyState({ title, children }: Props) {
  return (
    <div css={box}>
      <p css={name}>{title}</p>
      {children}
    </div>
  );
}

// It names the state, and breaks between phrases as headings do.
const name = css({ fontWeight: 700, color: color.heading, textWrap: 'balance', wordBreak: 'auto-phrase' });

const box = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  padding: `${space(8)} ${space(6)}`,
  borderRadius: radius.medium,
  background: color.ground,
  // Seen where the reader's own colours take the ground away.
  outline: '1px solid transparent',
});
