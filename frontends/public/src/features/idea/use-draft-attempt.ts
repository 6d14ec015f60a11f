import { useAttempt } from '@ideabox/api-client';
import { inBrowser, useMember } from '@ideabox/contract';
import { draftKey } from './draft.ts';
import { useDraftOwner } from './use-draft-owner.ts';

/** Attempts to send the words of a member’s draft; `onArrived` when they have arrived before this page. */
export function useDraftAttempt(name: string, words: string, onArrived: () => void) {
  const owner = useDraftOwner();
  const canAsk = useMember() ? true : undefined;
  const draft = owner && draftKey(owner, name);
  return useAttempt({ store: inBrowser, draft, words, canAsk, onArrived });
}
