import type { ProfileDraft } from './draft.ts';

const keyOf = (memberId: string) => `ideabox.profile_draft.${memberId}`;

/** What was typed and not saved before a reload or a lost session, in this tab; null when there is none. */
export function readKeptDraft(memberId: string): Partial<ProfileDraft> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(memberId)) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps a draft, or forgets it. Without storage it lives as long as the page. */
export function keepDraft(memberId: string, draft: ProfileDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(memberId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(memberId));
  } catch {
    // Full or forbidden: the page itself still has it.
  }
}
