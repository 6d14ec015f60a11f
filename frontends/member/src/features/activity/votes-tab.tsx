import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { readPage } from '../../lists/list-query.ts';
import { PagedList } from '../../lists/paged-list.tsx';
import type { TabProps } from '../../lists/tab-props.ts';
import { useOwnVotes } from './get-votes.ts';
import { LookAround } from './look-around.tsx';
import { MarkedIdeaRow } from './marked-idea-row.tsx';
import { VoteChip } from './vote-chip.tsx';

const limit = 10;

/** How one voted, newest first. */
export function VotesTab({ memberId }: TabProps) {
  const text = useText();
  const [params] = useSearchParams();
  const votes = useOwnVotes(memberId, limit, (readPage(params) - 1) * limit);
  return (
    <PagedList
      label={text('tab.votes')}
      note={text('tab.private')}
      query={votes}
      limit={limit}
      empty={text('votes.empty')}
      emptyHint={<LookAround />}
      keyOf={(vote) => vote.parent_id}
    >
      {({ parent_id, type }) => <MarkedIdeaRow ideaId={parent_id} mark={<VoteChip type={type} />} />}
    </PagedList>
  );
}
