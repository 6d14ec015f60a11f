import { css } from '@emotion/react';
import { useIntl, useText } from '@ideabox/intl';
import { Button, color, media, radius, Skeleton, space } from '@ideabox/ui';
import { Change } from '../../cards/change.tsx';
import { sumsOf } from '../../figures/compare.ts';
import { useSeries } from '../../figures/get-series.ts';
import { hasThemes, type Metric } from '../../figures/widgets.ts';

type Props = { metric: Metric; category: number | undefined };

/** One figure of whole days with its change, and that of today so far. */
export function FigureCard({ metric, category }: Props) {
  const text = useText();
  const { formatNumber } = useIntl();
  const { data, isError, refetch } = useSeries(metric, {
    period: { choice: 'date' },
    category,
    audience: undefined,
  });
  const isWhole = category !== undefined && !hasThemes(metric);
  const sums = data && sumsOf(data);
  return (
    <div css={card}>
      <dt css={css({ fontWeight: 700, lineHeight: 1.5 })}>
        {text(`metric.${metric}`)}
        {isWhole && <span css={css({ fontWeight: 400 })}>{text('overview.whole_site')}</span>}
      </dt>
      {sums && (
        <>
          <dd css={figure}>{formatNumber(sums.current)}</dd>
          <dd css={small}>
            <Change {...sums} />
            <span css={css({ display: 'block' })}>{text('figure.today', { count: sums.today })}</span>
          </dd>
        </>
      )}
      {!sums && isError && (
        <dd css={css({ display: 'grid', gap: space(2), justifyItems: 'start' })}>
          <span role="alert" css={css({ color: color.danger })}>
            {text('figure.failed')}
          </span>
          <Button variant="outline" size="small" onClick={() => refetch()}>
            {text('figure.retry')}
          </Button>
        </dd>
      )}
      {!sums && !isError && (
        <dd aria-busy="true" css={css({ display: 'grid', gap: space(3) })}>
          <Skeleton width="60%" height="2.5rem" />
          <Skeleton width="90%" />
        </dd>
      )}
    </div>
  );
}

const card = css({
  display: 'grid',
  alignContent: 'start',
  gap: space(1),
  minHeight: '9.75rem',
  padding: space(4),
  borderRadius: radius.large,
  border: `1px solid ${color.line}`,
  background: color.surface,
  [media.tablet]: { minHeight: '11.125rem', padding: space(6) },
});

const figure = css({
  color: color.heading,
  fontSize: 'clamp(1.75rem, 3.4vw, 2.5rem)',
  fontWeight: 700,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
});

const small = css({ fontSize: '0.875rem', lineHeight: 1.6 });
