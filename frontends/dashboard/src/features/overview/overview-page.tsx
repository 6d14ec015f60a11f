import { useText } from '@ideabox/intl';
import { BreakdownCard } from '../../cards/breakdown-card.tsx';
import { PostsCard } from '../../cards/posts-card.tsx';
import { SeriesCard } from '../../cards/series-card.tsx';
import { useDashboardQuery } from '../../filters/use-dashboard-query.ts';
import { DashboardLayout } from '../../layout/dashboard-layout.tsx';
import { Page, Part, pair } from '../../layout/page.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { CategoriesChart } from './categories-chart.tsx';
import { PageList } from './page-list.tsx';
import { Summary } from './summary.tsx';

const shownKeywords = 10;

/** The whole site in figures. */
export function OverviewPage() {
  const text = useText();
  const query = useDashboardQuery();
  const asked = { ...query, audience: undefined };
  return (
    <DashboardLayout>
      <Page>
        <PageHead title={text('overview.title')} lead={text('overview.lead')} query={query} />
        <Summary category={query.category} />
        <Part id="trends" title={text('overview.trends')}>
          <PostsCard {...asked} />
          <div css={pair}>
            <SeriesCard metric="votes" {...asked} />
            <SeriesCard metric="page_views" {...asked} />
          </div>
        </Part>
        <Part id="interests" title={text('overview.interests')}>
          <div css={pair}>
            <BreakdownCard widget="keyword_ranking" limit={shownKeywords} {...asked} />
            <CategoriesChart />
          </div>
        </Part>
        <Part id="pages" title={text('overview.pages')}>
          <PageList />
        </Part>
      </Page>
    </DashboardLayout>
  );
}
