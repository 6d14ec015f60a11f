import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, color, Skeleton, space } from '@ideabox/ui';
import type { ReactNode } from 'react';
import { useMarkedIdea } from './get-marked-idea.ts';
import { IdeaRow } from './idea-row.tsx';

/** An idea that one marked; each is asked for apart, so one that fails leaves the others. `mark` says how it was marked. */
export function MarkedIdeaRow({ ideaId, mark }: { ideaId: number; mark?: ReactNode }) {
  const text = useText();
  const { data: idea, isError, refetch } = useMarkedIdea(ideaId);
  if (idea) return <IdeaRow idea={idea} mark={mark} />;
  return (
    <div css={place} aria-busy={idea === undefined && !isError}>
      {mark}
      {idea === null && <p css={css({ color: color.muted })}>{text('list.gone')}</p>}
      {idea === undefined && isError && (
        <Button variant="outline" size="small" onClick={() => refetch()}>
          {text('list.retry')}
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
