import { useState } from 'react';
import { readDraftTexts, type Texts, writeDraft } from './draft.ts';
import { useDraftOwner } from './use-draft-owner.ts';

function read<T extends Texts>(owner: string | undefined, form: string, start: T) {
  const kept = Object.entries(readDraftTexts(owner, form)).filter(([field]) => field in start);
  return { owner, texts: { ...start, ...Object.fromEntries(kept) } as T, isKept: kept.length > 0 };
}

/** The texts of a member's form; they outlive the dialog, the page and the way to the login until they are sent or given up. `isKept`: they are from before. */
export function useKeptText<T extends Texts>(form: string, start: T) {
  const owner = useDraftOwner();
  const [held, setHeld] = useState(() => read(owner, form, start));
  // Another account has taken over in another tab: what was written is not its own.
  const now = held.owner === owner ? held : read(owner, form, start);
  if (now !== held) setHeld(now);
  const set = (change: Partial<T>) => {
    const texts = { ...now.texts, ...change };
    setHeld({ ...now, texts });
    writeDraft(owner, form, JSON.stringify(texts));
  };
  return { texts: now.texts, set, isKept: now.isKept, forget: () => writeDraft(owner, form, '') };
}
