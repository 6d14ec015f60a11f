import type { IdeaDraft } from './draft.ts';
import type { NewIdea } from './post-idea.ts';

const number = (text: string) => (text ? Number(text) : undefined);

/** What is sent of a draft that has passed the checks. */
export function newIdea(draft: IdeaDraft, parentId: number | undefined): NewIdea {
  return {
    name: draft.name.trim(),
    contents: draft.contents.trim(),
    category: Number(draft.category),
    situation_id: number(draft.situation),
    stepper: number(draft.stepper),
    parent_id: parentId,
  };
}
