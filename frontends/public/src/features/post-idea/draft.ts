import { keepDraft, storeOf } from '@ideabox/contract';

export type IdeaDraft = {
  category: string;
  situation: string;
  stepper: string;
  name: string;
  contents: string;
};

/** Whose draft, and of which idea the new one is derived. */
export type DraftOwner = { memberId: string; parentId?: number };

export const emptyDraft: IdeaDraft = { category: '', situation: '', stepper: '', name: '', contents: '' };

/** Under which key it is kept. */
export const draftKey = ({ memberId, parentId }: DraftOwner) =>
  ['ideabox.draft.idea', memberId, parentId].filter(Boolean).join('.');

/** What was typed and not yet posted; it outlives the dialog, the page and the way to the login. */
export function readDraft(owner: DraftOwner): IdeaDraft {
  return draftOf(storeOf(owner.memberId).json(draftKey(owner)));
}

/** Keeps the draft; one without a word is forgotten. */
export function writeDraft(owner: DraftOwner, draft: IdeaDraft): void {
  keepDraft(storeOf(owner.memberId), draftKey(owner), hasWords(draft) ? JSON.stringify(draft) : null);
}

export const hasWords = ({ name, contents }: IdeaDraft) => name !== '' || contents !== '';

/** Anything stored that is no text is left out. */
export function draftOf(stored: unknown): IdeaDraft {
  const given = Object(stored) as Record<string, unknown>;
  const texts = Object.keys(emptyDraft).map((field) => {
    const value = Object.hasOwn(given, field) ? given[field] : '';
    return [field, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(texts) as IdeaDraft;
}
