import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Link } from '@ideabox/ui';
import { useDashboardQuery } from '../../filters/use-dashboard-query.ts';
import { DashboardLayout } from '../../layout/dashboard-layout.tsx';
import { Page } from '../../layout/page.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { LeadersCard } from './leaders-card.tsx';

/** Who has brought in most, by the published formula. */
export function LeadersPage() {
  const text = useText();
  const { period, category } = useDashboardQuery();
  return (
    <DashboardLayout>
      <Page>
        <PageHead title={text('leaders.title')} lead={text('leaders.lead')} query={{ period, category }} />
        <LeadersCard period={period} category={category} />
        <p>
          <Link to={paths.dashboard('leaders-guide')}>{text('leaders_guide.title')}</Link>
        </p>
      </Page>
    </DashboardLayout>
  );
}
