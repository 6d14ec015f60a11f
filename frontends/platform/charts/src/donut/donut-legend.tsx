import { css } from '@emotion/react';
import { useIntl } from '@ideabox/intl';
import { color, radius, space } from '@ideabox/ui';
import { shares } from '../palette.ts';
import type { Ranked } from '../ranked.ts';

type Props = { items: Ranked[]; active: number | null; percent: (count: number) => string };

/** The key to the slices; the slice being read stands out. */
export function DonutLegend({ items, active, percent }: Props) {
  const { formatNumber } = useIntl();
  return (
    <ol>
      {items.map(({ key, label, count }, index) => (
        <li key={key} css={row} style={{ background: index === active ? color.tint : undefined }}>
          <span css={badge} style={{ background: shares[index] }}>
            {index + 1}
          </span>
          <span css={css({ flex: 1 })}>{label}</span>
          <span css={figures}>{formatNumber(count)}</span>
          <span css={[figures, css({ color: color.muted })]}>{percent(count)}</span>
        </li>
      ))}
    </ol>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: space(3),
  padding: `${space(1)} ${space(2)}`,
  borderRadius: radius.small,
  fontSize: '0.9375rem',
  lineHeight: 1.6,
});

const badge = css({
  flex: 'none',
  width: '1.5rem',
  borderRadius: radius.small,
  color: color.surface,
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: '1.5rem',
  textAlign: 'center',
});

const figures = css({
  flex: 'none',
  minWidth: '2.5rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
