import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { WarningIcon } from '../icons.tsx';
import { color, radius, space } from '../theme.ts';
import { InfoIcon } from './info-icon.tsx';

export type BannerTone = 'info' | 'warning' | 'error' | 'success';

type Props = {
  tone?: BannerTone;
  title?: string;
  children?: ReactNode;
  /** What came while the page was open is announced: an error at once, the rest when there is a pause. */
  announced?: boolean;
};

const tones: Record<BannerTone, { edge: string; ground: string }> = {
  info: { edge: color.primary, ground: color.tint },
  success: { edge: color.success, ground: color.successGround },
  warning: { edge: color.warning, ground: color.warningGround },
  error: { edge: color.danger, ground: color.negativeGround },
};

/** Something to know before going on: its shape and words tell the kind, not colour alone. */
export function Banner({ tone = 'info', title, children, announced }: Props) {
  const { edge, ground } = tones[tone];
  const role = announced ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div role={role} css={box} style={{ borderColor: edge, backgroundColor: ground }}>
      <span style={{ color: edge }}>
        {tone === 'info' || tone === 'success' ? <InfoIcon /> : <WarningIcon />}
      </span>
      <div
        css={css({
          display: 'grid',
          justifyItems: 'start',
          gap: space(2),
          minWidth: 0,
          alignContent: 'start',
        })}
      >
        {title && <p css={css({ fontWeight: 700, color: color.heading })}>{title}</p>}
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
  border: '1px solid',
  borderInlineStartWidth: 8,
  borderRadius: radius.medium,
  color: color.text,
});
