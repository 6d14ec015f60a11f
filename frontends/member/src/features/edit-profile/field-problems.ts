import { ApiError } from '@ideabox/api-client';
import { type FieldProblem, limits } from './check-draft.ts';
import { codedFields } from './codes.ts';
import type { ProfileField } from './draft.ts';

const fields: ProfileField[] = ['portal_name', 'website', 'profile', ...codedFields];
const known = ['required', 'max_length', 'prohibited_characters'];

/** What the API found wrong, field by field; empty when the refusal was about something else. */
export function fieldProblems(error: unknown): FieldProblem[] {
  if (!(error instanceof ApiError)) return [];
  return fields.flatMap((field) => {
    const [code] = error.errors[field] ?? [];
    if (!code) return [];
    const limit = field in limits ? limits[field as keyof typeof limits] : 0;
    const characters = error.prohibited[field] ?? '';
    const id = known.includes(code)
      ? `problem.${code}`
      : field === 'website'
        ? 'problem.website'
        : 'problem.invalid';
    return [{ field, id, values: { limit, characters } }];
  });
}
