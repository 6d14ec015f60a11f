import { lengthOf } from '@ideabox/intl';
import { prohibitedCharacters } from '@ideabox/ui/controls';
import type { IdeaDraft } from './draft.ts';
import { type FieldProblem, limits } from './field-errors.ts';

/** What is wrong before it is sent. `allowed` is the site's `allow_post_character`, where it has one. */
export function checkDraft(draft: IdeaDraft, allowed: string | undefined): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const field of ['name', 'contents'] as const) {
    const text = draft[field].trim();
    const limit = limits[field] ?? 0;
    const prohibited = prohibitedCharacters(text, allowed, field === 'name' ? 'line' : 'lines');
    if (text === '') problems.push({ field, id: 'form.required' });
    else if (lengthOf(text) > limit) problems.push({ field, id: 'form.max_length', values: { limit } });
    else if (prohibited) problems.push({ field, prohibited });
  }
  if (!draft.category) problems.push({ field: 'category', id: 'form.required' });
  return problems;
}
