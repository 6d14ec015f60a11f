import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { CommentRow } from './comment-row.tsx';
import { useMemberComments } from './get-comments.ts';
import { readPage } from './list-query.ts';
import { PagedList } from './paged-list.tsx';

const limit = 20;

export function CommentsTab({ memberId }: { memberId: string }) {
  const text = useText();
  const [params] = useSearchParams();
  const comments = useMemberComments(memberId, limit, (readPage(params) - 1) * limit);
  return (
    <PagedList
      label={text('tab.comments')}
      query={comments}
      limit={limit}
      empty={text('comments.empty')}
      keyOf={({ id }) => id}
    >
      {(comment) => <CommentRow comment={comment} />}
    </PagedList>
  );
}
