import { codePoints } from '@ideabox/ui';
import { safeAddress } from '../profile/safe-address.ts';
import type { ProfileDraft, ProfileField } from './draft.ts';

/** Code points, as the API counts them. */
export const limits = { portal_name: 30, website: 255, profile: 150 } as const;

/** What is wrong with a field: a message and its values. */
export type FieldProblem = { field: ProfileField; id: string; values?: Record<string, string | number> };

/** What can be told before anything is sent. */
export function checkDraft(draft: ProfileDraft): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!draft.portal_name.trim()) problems.push({ field: 'portal_name', id: 'problem.required' });
  const website = draft.website.trim();
  if (website && !safeAddress(website)) problems.push({ field: 'website', id: 'problem.website' });
  for (const field of ['portal_name', 'website', 'profile'] as const) {
    const limit = limits[field];
    if (codePoints(draft[field].trim()) > limit) {
      problems.push({ field, id: 'problem.max_length', values: { limit } });
    }
  }
  return problems;
}
