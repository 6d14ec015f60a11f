import { lengthOf } from '@ideabox/intl';
import { safeAddress } from '../../members/safe-address.ts';
import { isEmpty, type ProfileDraft } from './draft.ts';
import { limits, lineFields, type ProfileField, portalNameMin, profileFields } from './fields.ts';
import type { FieldProblem } from './problem.ts';

/** Width is folded first, as the API does: many keyboards write full-width digits. */
const folded = (text: string) => text.trim().normalize('NFKC');

/** What these look like; the API has the last word. */
const shapes: [
  field: 'website' | 'email' | 'phone_number' | 'postal_code',
  fits: (text: string) => boolean,
][] = [
  ['website', (text) => safeAddress(text.trim()) !== null],
  ['email', (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())],
  ['phone_number', (text) => /^\+?[0-9][0-9 ()-]{1,18}$/.test(folded(text))],
  ['postal_code', (text) => /^[0-9A-Za-z][0-9A-Za-z -]{1,14}$/.test(folded(text))],
];

/** What can be told before anything is sent, in the order of the fields; a field has one problem at a time. */
export function checkDraft(
  draft: ProfileDraft,
  { required, knownName }: { required: ReadonlySet<ProfileField>; knownName: string },
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const field of profileFields) {
    if (required.has(field) && isEmpty(draft, field)) problems.push({ field, id: 'problem.required' });
  }
  // Who has a shorter name from the provider may keep it.
  const name = draft.portal_name.trim();
  if (name && name !== knownName && lengthOf(name) < portalNameMin) {
    problems.push({ field: 'portal_name', id: 'problem.min_length', values: { limit: portalNameMin } });
  }
  for (const [field, fits] of shapes) {
    if (draft[field].trim() && !fits(draft[field])) problems.push({ field, id: `problem.${field}` });
  }
  for (const field of [...lineFields, 'profile'] as const) {
    const limit = limits[field];
    if (lengthOf(draft[field].trim()) > limit) {
      problems.push({ field, id: 'problem.max_length', values: { limit } });
    }
  }
  return [...problems, ...situationProblems(draft)];
}

function situationProblems({ situations }: ProfileDraft): FieldProblem[] {
  const parts = ['situation_type', 'name'] as const;
  return situations.flatMap((row, index) =>
    parts.flatMap((part): FieldProblem[] => {
      const field = `situations.${index}.${part}` as const;
      const isUsed = parts.some((each) => row[each].trim());
      if (isUsed && !row[part].trim()) return [{ field, id: 'problem.required' }];
      const limit = limits[part];
      return lengthOf(row[part].trim()) > limit
        ? [{ field, id: 'problem.max_length', values: { limit } }]
        : [];
    }),
  );
}
