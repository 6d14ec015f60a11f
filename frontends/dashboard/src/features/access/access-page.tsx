import { useText } from '@ideabox/intl';
import { BreakdownCard } from '../../cards/breakdown-card.tsx';
import { SeriesCard } from '../../cards/series-card.tsx';
import { useDashboardQuery } from '../../filters/use-dashboard-query.ts';
import { AnalysisTabs } from '../../layout/analysis-tabs.tsx';
import { DashboardLayout } from '../../layout/dashboard-layout.tsx';
import { Page, Part, pair } from '../../layout/page.tsx';
import { PageHead } from '../../layout/page-head.tsx';

/** Who comes to the site, with what and from where. */
export function AccessPage() {
  const text = useText();
  const query = useDashboardQuery();
  const asked = { ...query, category: undefined, audience: undefined };
  return (
    <DashboardLayout>
      <Page>
        <AnalysisTabs />
        <PageHead title={text('access.title')} lead={text('access.lead')} query={query} hasThemes={false} />
        <Part id="visits" title={text('access.visits')}>
          <SeriesCard metric="page_views" {...asked} />
          <div css={pair}>
            <SeriesCard metric="sessions" {...asked} />
            <SeriesCard metric="new_users" {...asked} />
          </div>
        </Part>
        <Part id="ways" title={text('access.ways')}>
          <div css={pair}>
            <BreakdownCard widget="devices" {...asked} />
            <BreakdownCard widget="web_searches" {...asked} />
          </div>
          <BreakdownCard widget="keyword_ranking" {...asked} />
        </Part>
      </Page>
    </DashboardLayout>
  );
}
