import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { color, media, space, type } from '@ideabox/ui';
import { DashboardLayout } from '../../layout/dashboard-layout.tsx';
import { CategoriesChart } from './categories-chart.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { KeywordsChart } from './keywords-chart.tsx';
import { MetricChart } from './metric-chart.tsx';
import { readOverviewQuery } from './overview-query.ts';
import { PeriodSelector } from './period-selector.tsx';
import { PostsChart } from './posts-chart.tsx';
import { Summary } from './summary.tsx';
import { useKnownCategory } from './use-known-category.ts';

/** The whole site in figures. */
export function OverviewPage() {
  const text = useText();
  const [params] = useSearchParams();
  const query = useKnownCategory(readOverviewQuery(params));
  return (
    <DashboardLayout>
      <div css={css({ display: 'grid', gap: space(10) })}>
        <header css={head}>
          <div css={css({ display: 'grid', gap: space(2) })}>
            <h1 css={type.h1}>{text('overview.title')}</h1>
            <p css={css({ color: color.muted })}>{text('overview.lead')}</p>
          </div>
          <CategoryFilter category={query.category} />
        </header>
        <Summary category={query.category} />
        <section aria-labelledby="trends" css={part}>
          <div css={head}>
            <h2 id="trends" css={type.h2}>
              {text('overview.trends')}
            </h2>
            <PeriodSelector period={query.period} />
          </div>
          <PostsChart {...query} />
          <div css={pair}>
            <MetricChart metric="votes" {...query} />
            <MetricChart metric="page_views" {...query} />
          </div>
        </section>
        <section aria-labelledby="interests" css={part}>
          <h2 id="interests" css={type.h2}>
            {text('overview.interests')}
          </h2>
          <div css={pair}>
            <KeywordsChart />
            <CategoriesChart />
          </div>
        </section>
      </div>
    </DashboardLayout>
  );
}

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space(4)} ${space(8)}`,
});

const part = css({ display: 'grid', gap: space(5) });

/** Each as tall as what it shows. */
const pair = css({
  display: 'grid',
  alignItems: 'start',
  gap: space(5),
  [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
