import { useShell } from '@ideabox/contract';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useBlocked } from '../../../members/get-blocked.ts';
import type { Idea } from '../get-idea.ts';
import { useViewer } from '../viewer.ts';
import type { Discussion } from './discussion.ts';
import { useDraftOwner } from './write/use-draft-owner.ts';

const LoginRequest = lazy(async () => ({
  default: (await import(/* webpackChunkName: "login-request" */ '../login-request.tsx')).LoginRequest,
}));

/** The discussion of an idea, the same object until something about it changes, and the dialog that it may open. */
export function useDiscussionOf(idea: Idea): { discussion: Discussion; loginRequest: ReactNode } {
  const { session } = useShell();
  const { member, isOperator, isAuthor } = useViewer(idea);
  const { blocked } = useBlocked();
  const [reason, setReason] = useState<string>();
  const askForLogin = useCallback((why: string) => setReason(why), []);
  const draftOwner = useDraftOwner();
  const memberId = member?.id;
  const isVisitor = session.status === 'visitor';
  const isClosed = idea.category.status === 'completed';
  const discussion = useMemo<Discussion>(
    () => ({
      ideaId: idea.id,
      memberId,
      draftOwner,
      isVisitor,
      isOperator,
      isIdeaAuthor: isAuthor,
      isClosed,
      blocked,
      askForLogin,
    }),
    [idea.id, memberId, draftOwner, isVisitor, isOperator, isAuthor, isClosed, blocked, askForLogin],
  );
  const loginRequest = reason && (
    <Suspense>
      <LoginRequest reason={reason} onClose={() => setReason(undefined)} />
    </Suspense>
  );
  return { discussion, loginRequest };
}
