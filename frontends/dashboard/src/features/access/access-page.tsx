import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { BreakdownCard } from '../../cards/breakdown-card.tsx';
import { HoursCard } from '../../cards/hours-card.tsx';
import { MarkedSeriesCard, SeriesCard } from '../../cards/series-card.tsx';
import { useDashboardQuery } from '../../filters/use-dashboard-query.ts';
import { AnalysisTabs } from '../../layout/analysis-tabs.tsx';
import { DashboardLayout } from '../../layout/dashboard-layout.tsx';
import { Page, Part, pair } from '../../layout/page.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { FunnelCard } from './funnel-card.tsx';
import { ViewTimeCard } from './view-time-card.tsx';

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
          <MarkedSeriesCard metric="page_views" {...asked} />
          <div css={pair}>
            <SeriesCard metric="sessions" {...asked} />
            <SeriesCard metric="new_users" {...asked} />
          </div>
          <ViewTimeCard {...asked} />
        </Part>
        <Part id="way" title={text('access.way')}>
          <FunnelCard {...asked} />
        </Part>
        <Part id="when" title={text('access.when')}>
          <HoursCard metric="page_views" {...asked} />
        </Part>
        <Part id="ways" title={text('access.ways')}>
          <div css={pair}>
            <BreakdownCard widget="devices" isWhole {...asked} />
            <BreakdownCard widget="web_searches" isWhole {...asked} />
          </div>
          <BreakdownCard
            widget="keyword_ranking"
            linkOf={(keyword) => paths.search({ keyword })}
            {...asked}
          />
        </Part>
      </Page>
    </DashboardLayout>
  );
}
