import { inTab } from '@ideabox/contract';
import type { ProfileDraft } from './draft.ts';

const keyOf = (memberId: string) => `ideabox.draft.${memberId}.profile`;

/** What was typed and not saved before a reload or a lost session, in this tab; null when there is none. */
export function readKeptDraft(memberId: string): Partial<ProfileDraft> | null {
  const kept = inTab.json(keyOf(memberId));
  return typeof kept === 'object' ? kept : null;
}

/** Keeps a draft, or forgets it. Without storage it lives as long as the page. */
export function keepDraft(memberId: string, draft: ProfileDraft | null): void {
  inTab.keep(keyOf(memberId), draft && JSON.stringify(draft));
}
