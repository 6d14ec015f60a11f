import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { space, visuallyHidden } from '@ideabox/ui';
import type { ComponentType } from 'react';
import { CommentsTab } from '../../features/activity/comments-tab.tsx';
import { FavoritesTab } from '../../features/activity/favorites-tab.tsx';
import { IdeasTab } from '../../features/activity/ideas-tab.tsx';
import { RatedTab } from '../../features/activity/rated-tab.tsx';
import { VotesTab } from '../../features/activity/votes-tab.tsx';
import { BlocksTab } from '../../features/blocks/blocks-tab.tsx';
import { tabHeadingId } from '../../lists/tab-heading.ts';
import type { TabProps } from '../../lists/tab-props.ts';
import { TabLinks } from './tab-links.tsx';
import { readTab, type Tab, tabsFor } from './tabs.ts';

const contents: Record<Tab, ComponentType<TabProps>> = {
  ideas: IdeasTab,
  favorites: FavoritesTab,
  comments: CommentsTab,
  votes: VotesTab,
  rated: RatedTab,
  blocks: BlocksTab,
};

/** What the member did here. */
export function ProfileTabs({ memberId, isSelf }: TabProps) {
  const text = useText();
  const [params] = useSearchParams();
  const tabs = tabsFor(isSelf);
  const current = readTab(params, tabs);
  const Content = contents[current];
  return (
    <div css={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) })}>
      <TabLinks tabs={tabs} current={current} />
      <section aria-labelledby={tabHeadingId} css={css({ position: 'relative', minHeight: '30rem' })}>
        <h2 id={tabHeadingId} tabIndex={-1} css={visuallyHidden}>
          {text(`tab.${current}`)}
        </h2>
        <Content memberId={memberId} isSelf={isSelf} />
      </section>
    </div>
  );
}
