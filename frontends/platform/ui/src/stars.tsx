import { css } from '@emotion/react';
import { useIntl } from 'react-intl';
import { StarShape } from './star-shape.tsx';
import { color } from './theme.ts';

export const starNumbers = [1, 2, 3, 4, 5] as const;

/** An average of one to five stars, with its figure beside it; a screen reader hears one phrase. */
export function Stars({ value, size = 18 }: { value: number; size?: number }) {
  const { formatMessage, formatNumber } = useIntl();
  const figure = formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span role="img" aria-label={formatMessage({ id: 'ui.stars' }, { value: figure })} css={row}>
      <span css={css({ position: 'relative', color: color.lineStrong })}>
        <StarRow size={size} />
        <span css={filled} style={{ width: `${(Math.min(Math.max(value, 0), 5) / 5) * 100}%` }}>
          <StarRow size={size} isFilled />
        </span>
      </span>
      <span css={css({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' })}>{figure}</span>
    </span>
  );
}

function StarRow({ size, isFilled = false }: { size: number; isFilled?: boolean }) {
  return (
    <span css={css({ display: 'flex' })}>
      {starNumbers.map((number) => (
        <StarShape key={number} size={size} filled={isFilled} />
      ))}
    </span>
  );
}

const row = css({ display: 'inline-flex', alignItems: 'center', gap: '0.375rem' });

const filled = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  overflow: 'hidden',
  color: 'var(--color-primitive-yellow-900)',
});
