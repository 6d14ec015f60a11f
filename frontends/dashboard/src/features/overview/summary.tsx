import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { media, space } from '@ideabox/ui';
import type { Metric } from '../../figures/widgets.ts';
import { FigureCard } from './figure-card.tsx';

const metrics: Metric[] = ['ideas', 'comments', 'votes', 'page_views'];

/** The last thirty whole days against the thirty before. */
export function Summary({ category }: { category: number | undefined }) {
  const text = useText();
  return (
    <section aria-labelledby="summary">
      <h2 id="summary" css={css({ fontSize: '1.25rem', lineHeight: 1.6 })}>
        {text('overview.summary.heading')}
      </h2>
      <dl css={grid}>
        {metrics.map((metric) => (
          <FigureCard key={metric} metric={metric} category={category} />
        ))}
      </dl>
    </section>
  );
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(3),
  marginBlockStart: space(4),
  [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space(5) },
});
