import { css } from '@emotion/react';
import { color, radius, space, WarningIcon } from '@ideabox/ui';
import type { ReactNode } from 'react';

type Props = { title?: string; children: ReactNode };

/** Something that one should know before going on. */
export function Notice({ title, children }: Props) {
  return (
    <div css={box}>
      <WarningIcon />
      <div css={css({ display: 'grid', justifyItems: 'start', gap: space(2), minWidth: 0 })}>
        {title && (
          <p css={css({ fontWeight: 700, color: color.heading, wordBreak: 'auto-phrase' })}>{title}</p>
        )}
        {children}
      </div>
    </div>
  );
}

const box = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(3),
  padding: space(5),
  border: '1px solid var(--color-primitive-yellow-900)',
  borderRadius: radius.medium,
  background: 'var(--color-primitive-yellow-50)',
  color: color.text,
});
