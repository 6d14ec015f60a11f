import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { space, visuallyHidden } from '@ideabox/ui';
import type { ComponentType } from 'react';
import { CommentsTab } from '../activity/comments-tab.tsx';
import { IdeasTab } from '../activity/ideas-tab.tsx';
import { VotesTab } from '../activity/votes-tab.tsx';
import { NotificationsTab } from '../notifications/notifications-tab.tsx';
import { TabLinks } from './tab-links.tsx';
import { readTab, type Tab, tabsFor } from './tabs.ts';

const contents: Record<Tab, ComponentType<{ memberId: string }>> = {
  ideas: IdeasTab,
  comments: CommentsTab,
  votes: VotesTab,
  notifications: NotificationsTab,
};

/** What the member did here, and what came of it for them. */
export function ProfileTabs({ memberId, isSelf }: { memberId: string; isSelf: boolean }) {
  const text = useText();
  const [params] = useSearchParams();
  const tabs = tabsFor(isSelf);
  const current = readTab(params, tabs);
  const Content = contents[current];
  return (
    <div css={css({ display: 'grid', gap: space(6) })}>
      <TabLinks tabs={tabs} current={current} />
      <section aria-labelledby="profile-tab" css={css({ position: 'relative', minHeight: '30rem' })}>
        <h2 id="profile-tab" css={visuallyHidden}>
          {text(`tab.${current}`)}
        </h2>
        <Content memberId={memberId} />
      </section>
    </div>
  );
}
