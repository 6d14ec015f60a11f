import { useText } from '@ideabox/intl';
import { useTopics } from '../../figures/get-topics.ts';
import { useDashboardQuery } from '../../filters/use-dashboard-query.ts';
import { DashboardLayout } from '../../layout/dashboard-layout.tsx';
import { Page, Part } from '../../layout/page.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { HowFound } from './how-found.tsx';
import { MapCard } from './map-card.tsx';
import { TopicList } from './topic-list.tsx';

/** What people are saying: topics found in their words, each with sentences of theirs. */
export function TopicsPage() {
  const text = useText();
  const { period, category } = useDashboardQuery();
  const topics = useTopics({ period, category });
  return (
    <DashboardLayout>
      <Page>
        <PageHead title={text('topics.title')} lead={text('topics.lead')} query={{ period, category }} />
        {topics.data?.length !== 0 && <MapCard topics={topics} period={period} />}
        {(topics.data || !topics.isError) && (
          <Part id="list" title={text('topics.list')}>
            <TopicList topics={topics.data} period={period} category={category} />
          </Part>
        )}
        <HowFound />
      </Page>
    </DashboardLayout>
  );
}
