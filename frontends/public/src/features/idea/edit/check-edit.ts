import { lengthOf } from '@ideabox/intl';

export const limits = { name: 100, contents: 1000, reason: 500 };
type Problem = { field: keyof typeof limits; id: 'form.required' | 'form.max_length' };

/** What is wrong with an edited text before it is sent: a required field that is empty, one that is too long. */
export function checkEdit(
  texts: Record<keyof typeof limits, string>,
  required: (keyof typeof limits)[],
): Problem[] {
  return (Object.keys(limits) as (keyof typeof limits)[]).flatMap((field): Problem[] => {
    const length = lengthOf(texts[field].trim());
    if (length === 0) return required.includes(field) ? [{ field, id: 'form.required' }] : [];
    return length > limits[field] ? [{ field, id: 'form.max_length' }] : [];
  });
}
