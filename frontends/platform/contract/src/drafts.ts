import type { Keeper } from './kept.ts';

/** Under which key the attempt to send a draft is kept. */
export const attemptBeside = (draft: string) => `${draft}.attempt`;

/** Keeps a draft; an empty one is forgotten, and with it the attempt to send it. */
export function keepDraft(store: Keeper, draft: string, contents: string | null): void {
  store.keep(draft, contents);
  if (!contents) store.keep(attemptBeside(draft), null);
}
