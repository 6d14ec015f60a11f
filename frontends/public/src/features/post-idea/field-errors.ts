import { ApiError } from '@ideabox/api-client';
import type { IdeaDraft } from './draft.ts';

/** What is wrong with a field: a message and its values, or characters that may not be written. */
export type FieldProblem = { field: keyof IdeaDraft } & (
  | { id: string; values?: Record<string, string | number> }
  | { prohibited: string }
);

export const limits: Partial<Record<keyof IdeaDraft, number>> = { name: 100, contents: 1000 };
const worded = ['required', 'max_length', 'min_length', 'prohibited_characters', 'not_allowed'];

/** The fields of the form, in their order, by the names that the contract has for them. */
const fields: [keyof IdeaDraft, string][] = [
  ['name', 'name'],
  ['contents', 'contents'],
  ['category', 'category'],
  ['situation', 'situation_id'],
  ['stepper', 'stepper'],
];

/** The server's refusal as messages beside the fields that it is about; empty when it is about none. */
export function fieldProblems(error: unknown): FieldProblem[] {
  if (!(error instanceof ApiError)) return [];
  return fields.flatMap(([field, sent]): FieldProblem[] => {
    const characters = error.prohibited[sent];
    if (characters) return [{ field, prohibited: characters }];
    const code = error.errors[sent]?.[0];
    if (!code) return [];
    return [
      {
        field,
        id: worded.includes(code) ? `form.${code}` : 'form.invalid',
        values: { limit: limits[field] ?? 0 },
      },
    ];
  });
}
