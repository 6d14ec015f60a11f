import { css } from '@emotion/react';
import { color, radius, space } from '../theme.ts';

type Props = {
  label: string;
  /** Undefined while nobody knows how much is left. */
  value?: number;
  max?: number;
  /** What stands at the end: `3 / 10`. */
  note?: string;
};

/** How far something under way has come. */
export function ProgressMeter({ label, value, max = 100, note }: Props) {
  return (
    <label css={css({ display: 'grid', gap: space(1) })}>
      <span
        css={css({ display: 'flex', justifyContent: 'space-between', gap: space(4), fontSize: '0.875rem' })}
      >
        <span css={css({ fontWeight: 700 })}>{label}</span>
        {note && <span css={css({ flex: 'none', fontVariantNumeric: 'tabular-nums' })}>{note}</span>}
      </span>
      <progress value={value} max={max} css={bar} />
    </label>
  );
}

const bar = css({
  appearance: 'none',
  width: '100%',
  height: '0.75rem',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.full,
  overflow: 'hidden',
  background: color.surface,
  '&::-webkit-progress-bar': { background: color.surface },
  '&::-webkit-progress-value': { background: color.primary },
  '&::-moz-progress-bar': { background: color.primary },
  '&:indeterminate': {
    backgroundImage: `repeating-linear-gradient(-45deg, ${color.tintStrong} 0 12px, ${color.surface} 12px 24px)`,
    '&::-webkit-progress-bar': { background: 'none' },
  },
});
