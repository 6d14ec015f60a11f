import { useShell } from '@ideabox/contract';
import { lazyPart } from '@ideabox/ui';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Idea } from '../get-idea.ts';
import { useDraftOwner } from '../use-draft-owner.ts';
import { useRefusal } from '../use-refusal.ts';
import { useViewer } from '../viewer.ts';
import type { Discussion } from './discussion.ts';

const LoginRequest = lazyPart(
  async () => (await import(/* webpackChunkName: "login-request" */ '../login-request.tsx')).LoginRequest,
);

/** The discussion of an idea, the same object until something about it changes, and the dialog that it may open. */
export function useDiscussionOf(idea: Idea): { discussion: Discussion; loginRequest: ReactNode } {
  const { session } = useShell();
  const { isOperator, isAuthor } = useViewer(idea);
  const [reason, setReason] = useState<string>();
  const askForLogin = useCallback((why: string) => setReason(why), []);
  const draftOwner = useDraftOwner();
  const isVisitor = session.status === 'visitor';
  const isClosed = idea.category.status === 'completed';
  const isMuted = useRefusal('comment', idea) !== undefined;
  const discussion = useMemo<Discussion>(
    () => ({
      ideaId: idea.id,
      draftOwner,
      isVisitor,
      isOperator,
      isIdeaAuthor: isAuthor,
      isClosed,
      isMuted,
      askForLogin,
    }),
    [idea.id, draftOwner, isVisitor, isOperator, isAuthor, isClosed, isMuted, askForLogin],
  );
  const loginRequest = reason && <LoginRequest reason={reason} onClose={() => setReason(undefined)} />;
  return { discussion, loginRequest };
}
