import { keepDraft, storeOf } from '@ideabox/contract';

/** What a form holds, by field. */
export type Texts = Record<string, string>;

/** Under which key a member’s draft of this name is kept. */
export const draftKey = (owner: string, name: string) => `ideabox.draft.${owner}.${name}`;

/** What a member left unsent under a name; empty where there is nothing, and for nobody. */
export function readDraft(owner: string | undefined, name: string): string {
  return (owner && storeOf(owner).text(draftKey(owner, name))) || '';
}

/** The same of a form with several fields. */
export function readDraftTexts(owner: string | undefined, name: string): Texts {
  const stored = owner ? storeOf(owner).json(draftKey(owner, name)) : null;
  return Object.fromEntries(Object.entries(Object(stored)).filter(isText));
}

/** Keeps it through a reload and the way to the login; an empty text is forgotten. */
export function writeDraft(owner: string | undefined, name: string, contents: string): void {
  if (owner) keepDraft(storeOf(owner), draftKey(owner, name), contents);
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
