import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { useOwnVotes } from './get-votes.ts';
import { readPage } from './list-query.ts';
import { PagedList } from './paged-list.tsx';
import { VoteRow } from './vote-row.tsx';

const limit = 10;

export function VotesTab({ memberId }: { memberId: string }) {
  const text = useText();
  const [params] = useSearchParams();
  const votes = useOwnVotes(memberId, limit, (readPage(params) - 1) * limit);
  return (
    <PagedList
      label={text('tab.votes')}
      query={votes}
      limit={limit}
      empty={text('votes.empty')}
      emptyHint={<p>{text('votes.private')}</p>}
      keyOf={(vote) => vote.parent_id}
    >
      {(vote) => <VoteRow vote={vote} />}
    </PagedList>
  );
}
