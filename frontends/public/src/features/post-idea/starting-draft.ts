import type { Category } from '@ideabox/api-client';
import { type DraftOwner, type IdeaDraft, readDraft } from './draft.ts';

/** The kept draft, with the category that one comes from; what is no longer offered is dropped, and the only one that is needs no choice. */
export function startingDraft(owner: DraftOwner, categories: Category[], categoryId?: number): IdeaDraft {
  const draft = readDraft(owner);
  const [only, ...others] = categories;
  const start = draft.category === '' && only && others.length === 0 ? String(only.id) : draft.category;
  const wanted = categoryId ? String(categoryId) : start;
  const category = categories.find(({ id }) => String(id) === wanted);
  if (!category) return { ...draft, category: '', situation: '', stepper: '' };
  if (wanted !== draft.category) return { ...draft, category: wanted, situation: '', stepper: '' };
  const situations = category.situation_type?.situations ?? [];
  const isOffered = situations.some(({ id }) => String(id) === draft.situation);
  return { ...draft, category: wanted, situation: isOffered ? draft.situation : '' };
}
