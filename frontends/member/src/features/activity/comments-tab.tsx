import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { readPage } from '../../lists/list-query.ts';
import { PagedList } from '../../lists/paged-list.tsx';
import type { TabProps } from '../../lists/tab-props.ts';
import { CommentRow } from './comment-row.tsx';
import { useMemberComments } from './get-comments.ts';
import { LookAround } from './look-around.tsx';

const limit = 20;

/** What a member said about ideas, newest first. */
export function CommentsTab({ memberId, isSelf }: TabProps) {
  const text = useText();
  const [params] = useSearchParams();
  const comments = useMemberComments(memberId, { limit, offset: (readPage(params) - 1) * limit });
  return (
    <PagedList
      label={text('tab.comments')}
      query={comments}
      limit={limit}
      empty={text('comments.empty')}
      emptyHint={isSelf && <LookAround />}
      keyOf={({ id }) => id}
    >
      {(comment) => <CommentRow comment={comment} />}
    </PagedList>
  );
}
