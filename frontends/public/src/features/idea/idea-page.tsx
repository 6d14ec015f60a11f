import { isNotFound } from '@ideabox/api-client';
import { paths, usePageTitle } from '@ideabox/contract';
import { Navigate, useParams } from '@ideabox/router';
import { ErrorState, PageBody } from '@ideabox/ui';
import { useBlocked } from '../../members/get-blocked.ts';
import { useErrorText } from '../../texts/use-error-text.ts';
import { IdeaNotFound } from '../not-found/idea-not-found.tsx';
import { useIdea } from './get-idea.ts';
import { IdeaSkeleton } from './idea-skeleton.tsx';
import { IdeaView } from './idea-view.tsx';

/** One idea by the number in the address: as it is, not there (any more), not to be had now, or of a blocked member. */
export function IdeaPage() {
  const params = useParams();
  const errorText = useErrorText();
  const id = Number(params.id);
  const { data: idea, error, isError, refetch } = useIdea(id);
  const { blocked, isKnown } = useBlocked();
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const commentId = params.commentId === undefined ? undefined : Number(params.commentId);
  // A comment that the address names gives the page its title.
  usePageTitle(commentId === undefined ? idea?.name : undefined);
  if (!isNumber || isNotFound(error)) return <IdeaNotFound />;
  if (isError && !idea) {
    return (
      <PageBody>
        <ErrorState isPage detail={errorText(error)} onRetry={() => refetch()} />
      </PageBody>
    );
  }
  if (idea?.user && blocked.has(idea.user.id)) return <Navigate to={paths.hiddenIdea()} replace />;
  return (
    <PageBody>
      {idea && isKnown ? <IdeaView key={idea.id} idea={idea} commentId={commentId} /> : <IdeaSkeleton />}
    </PageBody>
  );
}
