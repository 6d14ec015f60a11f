import { useState } from 'react';
import { readDraft } from '../draft.ts';
import { useDiscussion } from './discussion.ts';

type Open = 'no' | 'kept' | 'asked';

/** Whether a form is open: because it was asked for, or because whose drafts are shown left words in it. */
export function useReopened(name: string): [open: Open, setOpen: (open: Open) => void] {
  const { draftOwner: owner } = useDiscussion();
  const look = (): Open => (readDraft(owner, name) ? 'kept' : 'no');
  const [held, setHeld] = useState(() => ({ owner, open: look() }));
  let { open } = held;
  if (held.owner !== owner) {
    open = open === 'asked' ? open : look();
    setHeld({ owner, open });
  }
  return [open, (next) => setHeld({ owner, open: next })];
}
