import { isNotFound } from '@ideabox/api-client';
import { paths, usePageTitle, useShell } from '@ideabox/contract';
import { useErrorText } from '@ideabox/refusals';
import { Navigate, useParams } from '@ideabox/router';
import { ErrorState, PageBody } from '@ideabox/ui';
import { IdeaNotFound } from '../../not-found/idea-not-found.tsx';
import { useIdea } from './get-idea.ts';
import { useOwnMarks } from './get-own-marks.ts';
import { IdeaSkeleton } from './idea-skeleton.tsx';
import { IdeaView } from './idea-view.tsx';
import { isIdeaId } from './is-idea-id.ts';

/** One idea by the number in the address: as it is, not there (any more), not to be had now, or of a blocked member. */
export function IdeaPage() {
  const params = useParams();
  const errorText = useErrorText();
  const id = Number(params.id);
  const { data: idea, error, isError, refetch } = useIdea(id);
  const isBlocked = useIsBlocked(id);
  const commentId = params.commentId === undefined ? undefined : Number(params.commentId);
  // A comment that the address names gives the page its title.
  usePageTitle(commentId === undefined ? idea?.name : undefined);
  if (!isIdeaId(id) || isNotFound(error)) return <IdeaNotFound />;
  if (isError && !idea) {
    return (
      <PageBody>
        <ErrorState isPage detail={errorText(error)} onRetry={() => refetch()} />
      </PageBody>
    );
  }
  if (isBlocked) return <Navigate to={paths.hiddenIdea()} replace />;
  return (
    <PageBody>
      {idea && isBlocked !== undefined ? (
        <IdeaView key={idea.id} idea={idea} commentId={commentId} />
      ) : (
        <IdeaSkeleton />
      )}
    </PageBody>
  );
}

/** Whether the reader blocks who wrote the idea; undefined until it is known. Where that cannot be had, nobody is blocked. */
function useIsBlocked(ideaId: number): boolean | undefined {
  const { session } = useShell();
  // Counted, as a question that is asked again after it failed is under way anew: what is shown meanwhile stays.
  const { data, errorUpdateCount } = useOwnMarks(ideaId);
  if (session.status === 'visitor' || (!data && errorUpdateCount > 0)) return false;
  return data?.is_blocked;
}
