import { ApiError } from '@ideabox/api-client';
import type { IdeaDraft } from './draft.ts';

export type FieldProblem = { field: keyof IdeaDraft; id: string; values?: Record<string, string | number> };

const fields: (keyof IdeaDraft)[] = ['category', 'name', 'contents'];
export const limits: Partial<Record<keyof IdeaDraft, number>> = { name: 100, contents: 1000 };

/** The server's refusal as messages beside the fields that it is about; empty when it is about none. */
export function fieldProblems(error: unknown): FieldProblem[] {
  if (!(error instanceof ApiError)) return [];
  return fields.flatMap((field): FieldProblem[] => {
    const characters = error.prohibited[field];
    if (characters) return [{ field, id: 'form.prohibited', values: { characters } }];
    const code = error.errors[field]?.[0];
    return code ? [{ field, id: `form.${code}`, values: { limit: limits[field] ?? 0 } }] : [];
  });
}
