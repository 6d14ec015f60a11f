import { useIdeas } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { IdeaRow } from './idea-row.tsx';
import { readPage } from './list-query.ts';
import { PagedList } from './paged-list.tsx';

const limit = 10;

/** The ideas that a member posted, newest first. */
export function IdeasTab({ memberId }: { memberId: string }) {
  const text = useText();
  const [params] = useSearchParams();
  const ideas = useIdeas({ member_id: memberId, limit, offset: (readPage(params) - 1) * limit });
  return (
    <PagedList
      label={text('tab.ideas')}
      query={ideas}
      limit={limit}
      empty={text('ideas.empty')}
      keyOf={({ id }) => id}
    >
      {(idea) => <IdeaRow idea={idea} />}
    </PagedList>
  );
}
