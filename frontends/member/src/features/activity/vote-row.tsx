import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, color, Skeleton, space } from '@ideabox/ui';
import { useVotedIdea } from './get-voted-idea.ts';
import type { OwnVote } from './get-votes.ts';
import { IdeaRow } from './idea-row.tsx';
import { VoteChip } from './vote-chip.tsx';

/** How one voted on an idea; each idea is asked for apart, so one that fails leaves the others. */
export function VoteRow({ vote }: { vote: OwnVote }) {
  const text = useText();
  const { data: idea, isError, refetch } = useVotedIdea(vote.parent_id);
  const mark = <VoteChip type={vote.type} />;
  if (idea) return <IdeaRow idea={idea} mark={mark} />;
  return (
    <div css={place} aria-busy={idea === undefined && !isError}>
      {mark}
      {idea === null && <p css={css({ color: color.muted })}>{text('votes.gone')}</p>}
      {idea === undefined && isError && (
        <Button variant="outline" size="small" onClick={() => refetch()}>
          {text('votes.retry')}
        </Button>
      )}
      {idea === undefined && !isError && (
        <>
          <Skeleton width="70%" height="1.5rem" />
          <Skeleton />
        </>
      )}
    </div>
  );
}

const place = css({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space(3),
  minHeight: '9rem',
  paddingBlock: space(5),
});
