import { css } from '@emotion/react';
import { isNotFound } from '@ideabox/api-client';
import { usePageTitle } from '@ideabox/contract';
import { useParams } from '@ideabox/router';
import { ErrorState, media, PageBody, space } from '@ideabox/ui';
import { IdeaNotFound } from '../not-found/idea-not-found.tsx';
import { CommentSection } from './comments/comment-section.tsx';
import { useIdea } from './get-idea.ts';
import { IdeaArticle } from './idea-article.tsx';
import { IdeaSkeleton } from './idea-skeleton.tsx';
import { VotePanel } from './vote-panel.tsx';

/** One idea: what it says, how people vote on it, what they say about it. */
export function IdeaPage() {
  const params = useParams();
  const id = Number(params.id);
  const { data: idea, error, isError, refetch } = useIdea(id);
  usePageTitle(idea?.name);
  if (!Number.isSafeInteger(id) || id < 1 || isNotFound(error)) return <IdeaNotFound />;
  if (isError && !idea) {
    return (
      <PageBody>
        <ErrorState onRetry={() => refetch()} />
      </PageBody>
    );
  }
  return (
    <PageBody>
      {idea ? (
        <div css={columns}>
          <IdeaArticle idea={idea} />
          <aside css={aside}>
            <VotePanel idea={idea} />
          </aside>
          <CommentSection idea={idea} commentId={Number(params.commentId) || undefined} />
        </div>
      ) : (
        <IdeaSkeleton />
      )}
    </PageBody>
  );
}

const columns = css({
  display: 'grid',
  gap: space(10),
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', columnGap: space(16) },
});

const aside = css({
  [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', top: space(6) },
});
