import type { Category } from '@ideabox/api-client';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { IdeaDraft } from './draft.ts';
import type { SimilarIdea } from './get-similar.ts';
import { proposeCategory } from './propose-category.ts';

type Written = { text: string; similar: SimilarIdea[] };

/**
 * Chooses the category from what is written, until the writer has chosen one. `isProposed`: the one that stands was not
 * chosen by them; `onChosen` says that it now is.
 */
export function useProposedCategory(
  form: UseFormReturn<IdeaDraft>,
  categories: Category[],
  { text, similar }: Written,
) {
  const [isChosen, setChosen] = useState(() => form.getValues('category') !== '');
  const [proposed, setProposed] = useState<string>();
  useEffect(() => {
    const id = isChosen ? undefined : proposeCategory(text, similar, categories);
    if (id === undefined || String(id) === proposed) return;
    setProposed(String(id));
    form.setValue('category', String(id));
    form.clearErrors('category');
  }, [isChosen, text, similar, categories, form, proposed]);
  return { isProposed: !isChosen && proposed !== undefined, onChosen: () => setChosen(true) };
}
