import type { FieldPath } from 'react-hook-form';
import type { ProfileDraft } from './draft.ts';

/** What is wrong with a field: a message and its values, or characters that may not be written. */
export type FieldProblem = { field: FieldPath<ProfileDraft> } & (
  | { id: string; values?: Record<string, string | number> }
  | { prohibited: string }
);
