import { css } from '@emotion/react';
import { space } from '@ideabox/ui';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'input'> & { label: string };

/** A box to tick, as high as a finger needs, with its words as part of the target. */
export function Checkbox({ label, ...props }: Props) {
  return (
    <label css={row}>
      <input type="checkbox" {...props} css={box} />
      {label}
    </label>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '2.75rem',
  cursor: 'pointer',
});

const box = css({
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  accentColor: 'var(--color-primitive-blue-900)',
});
