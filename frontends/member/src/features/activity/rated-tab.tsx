import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { readPage } from '../../lists/list-query.ts';
import { PagedList } from '../../lists/paged-list.tsx';
import type { TabProps } from '../../lists/tab-props.ts';
import { CommentRow } from './comment-row.tsx';
import { useMemberComments } from './get-comments.ts';

const limit = 20;

/** The comments of a member that others gave four stars or more on average, the best first. */
export function RatedTab({ memberId }: TabProps) {
  const text = useText();
  const [params] = useSearchParams();
  const query = { highly_rated: 1, sort: 'rating', limit, offset: (readPage(params) - 1) * limit };
  const comments = useMemberComments(memberId, query);
  return (
    <PagedList
      label={text('tab.rated')}
      note={text('rated.note')}
      query={comments}
      limit={limit}
      empty={text('rated.empty')}
      emptyHint={<p>{text('rated.note')}</p>}
      keyOf={({ id }) => id}
    >
      {(comment) => <CommentRow comment={comment} />}
    </PagedList>
  );
}
