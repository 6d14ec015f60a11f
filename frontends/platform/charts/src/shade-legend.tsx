import { css } from '@emotion/react';
import { color, space } from '@ideabox/ui';
import { mark } from './palette.ts';
import { type Shade, shadeAt } from './shades.ts';

type Props = {
  /** The limits of each class in words, least first. */
  classes: string[];
  /** How it is said that nothing is told. */
  untold?: string;
};

/** What each shade stands for. */
export function ShadeLegend({ classes, untold }: Props) {
  return (
    <ul css={list}>
      {classes.map((limits, index) => (
        <li key={limits} css={entry}>
          <Square shade={shadeAt(index, classes.length)} />
          {limits}
        </li>
      ))}
      {untold && (
        <li css={entry}>
          <Square />
          {untold}
        </li>
      )}
    </ul>
  );
}

/** Of a class, or dashed where nothing is told. */
function Square({ shade }: { shade?: Shade }) {
  return (
    <svg aria-hidden="true" width="1.25rem" height="1.25rem" viewBox="0 0 20 20" css={css({ flex: 'none' })}>
      <rect
        x="1"
        y="1"
        width="18"
        height="18"
        rx="3"
        fill={shade?.fill ?? mark.casing}
        fillOpacity={shade?.fillOpacity}
        stroke={mark.baseline}
        strokeDasharray={shade ? undefined : '3 3'}
      />
    </svg>
  );
}

/** With colours of the reader's own it keeps those of the drawing. */
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifySelf: 'start',
  gap: `${space(1)} ${space(4)}`,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    background: color.surface,
    color: color.text,
  },
});

const entry = css({ display: 'flex', alignItems: 'center', gap: space(2) });
