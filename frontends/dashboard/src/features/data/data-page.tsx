import { useText } from '@ideabox/intl';
import { DashboardLayout } from '../../layout/dashboard-layout.tsx';
import { Page, Part } from '../../layout/page.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { FigureList } from './figure-list.tsx';
import { HowToAsk } from './how-to-ask.tsx';

/** Every figure that the dashboard shows, for whoever wants to reckon for themselves. */
export function DataPage() {
  const text = useText();
  return (
    <DashboardLayout>
      <Page>
        <PageHead title={text('data.title')} lead={text('data.lead')} />
        <Part id="ask" title={text('data.ask')}>
          <HowToAsk />
        </Part>
        <Part id="figures" title={text('data.figures')}>
          <FigureList />
        </Part>
      </Page>
    </DashboardLayout>
  );
}
