import { useIdeas } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { readPage } from '../../lists/list-query.ts';
import { PagedList } from '../../lists/paged-list.tsx';
import type { TabProps } from '../../lists/tab-props.ts';
import { IdeaRow } from './idea-row.tsx';
import { PostFirst } from './post-first.tsx';

const limit = 10;

/** The ideas that a member posted, newest first. */
export function IdeasTab({ memberId, isSelf }: TabProps) {
  const text = useText();
  const [params] = useSearchParams();
  const ideas = useIdeas({ member_id: memberId, limit, offset: (readPage(params) - 1) * limit });
  return (
    <PagedList
      label={text('tab.ideas')}
      query={ideas}
      limit={limit}
      empty={text('ideas.empty')}
      emptyHint={isSelf && <PostFirst />}
      keyOf={({ id }) => id}
    >
      {(idea) => <IdeaRow idea={idea} />}
    </PagedList>
  );
}
