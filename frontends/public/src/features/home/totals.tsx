import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, Skeleton, space } from '@ideabox/ui';

type Total = { key: 'ideas' | 'comments' | 'answers'; count: number | undefined; isPending: boolean };

/** How much there is by now; what is not known is left out. */
export function Totals({ totals }: { totals: Total[] }) {
  const text = useText();
  return (
    <dl css={row}>
      {totals
        .filter(({ count, isPending }) => isPending || count !== undefined)
        .map(({ key, count }) => (
          <div key={key}>
            <dt css={css({ color: color.muted })}>{text(`home.totals.${key}`)}</dt>
            <dd css={figure}>
              {count === undefined ? (
                <Skeleton width="5rem" height="2.5rem" />
              ) : (
                text('home.totals.count', { count })
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: `${space(4)} ${space(12)}` });

const figure = css({
  minHeight: '2.5rem',
  fontSize: '1.75rem',
  fontWeight: 700,
  lineHeight: 1.4,
  color: color.heading,
  fontVariantNumeric: 'tabular-nums',
});
