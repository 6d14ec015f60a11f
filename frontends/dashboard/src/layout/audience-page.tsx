import { type DashboardPart, paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { Navigate, useLocation, useSearchParams } from '@ideabox/router';
import { Skeleton } from '@ideabox/ui';
import { Banner } from '@ideabox/ui/controls';
import type { ReactNode } from 'react';
import type { Asked } from '../figures/get-rows.ts';
import { AudienceTabs } from '../filters/audience-tabs.tsx';
import { useAudience } from '../filters/use-audience.ts';
import { useDashboardQuery } from '../filters/use-dashboard-query.ts';
import { AnalysisTabs } from './analysis-tabs.tsx';
import { DashboardLayout } from './dashboard-layout.tsx';
import { Page } from './page.tsx';
import { PageHead } from './page-head.tsx';

type Props = {
  part: DashboardPart;
  /** The page's name in the messages. */
  name: string;
  hasThemes?: boolean;
  /** The page's cards, for what is looked at. */
  children: (asked: Asked & { isCompared: boolean }) => ReactNode;
};

/** Says to who was led here that what they asked for is not theirs to see. */
const led = { ledHere: true };

/** A page there is for each audience: who may not see one is led to that of members and visitors, and told. */
export function AudiencePage({ part, name, hasThemes, children }: Props) {
  const text = useText();
  const query = useDashboardQuery();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const asked = useAudience();
  if (asked.state === 'refused') {
    const to = { pathname: paths.dashboard(part), search: params.toString() };
    return <Navigate to={to} replace state={led} />;
  }
  return (
    <DashboardLayout>
      <Page>
        <AnalysisTabs />
        {state?.ledHere && <Banner announced>{text('audience.led')}</Banner>}
        <PageHead
          title={text(`${name}.title`)}
          lead={text(`${name}.lead`)}
          query={query}
          hasThemes={hasThemes}
        >
          {asked.state === 'shown' && <AudienceTabs part={part} {...asked} />}
        </PageHead>
        {asked.state === 'loading' ? (
          <div aria-busy="true">
            <Skeleton height="24rem" />
          </div>
        ) : (
          children({ ...query, audience: asked.audience })
        )}
      </Page>
    </DashboardLayout>
  );
}
