import { css } from '@emotion/react';
import { color, media, space } from '@ideabox/ui';
import { Swatch, type SwatchKind } from './swatch.tsx';

export type ReadoutItem = { key: string; label: string; value: string; swatch?: SwatchKind };

/** The legend, with the figures of the mark being read, or of the whole when none is. */
export function Readout({ heading, items }: { heading: string; items: ReadoutItem[] }) {
  return (
    <div css={box}>
      <p css={css({ fontWeight: 700, color: color.heading })}>{heading}</p>
      <ul css={list}>
        {items.map(({ key, label, value, swatch }) => (
          <li key={key} css={row}>
            {swatch && <Swatch kind={swatch} />}
            <span>{label}</span>
            <span css={number}>{value}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const box = css({ display: 'grid', gap: space(1), fontSize: '0.875rem', lineHeight: 1.6 });

const list = css({
  display: 'grid',
  gap: `0 ${space(6)}`,
  [media.tablet]: { display: 'flex', flexWrap: 'wrap' },
});

const row = css({ display: 'flex', alignItems: 'center', gap: space(2) });

const number = css({
  minWidth: '3.5ch',
  marginInlineStart: 'auto',
  color: color.heading,
  fontSize: '1rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  [media.tablet]: { marginInlineStart: 0, textAlign: 'start' },
});
