import type { z } from 'zod';
import { ApiError, type FieldCode } from './api-error.ts';

type Issue = z.core.$ZodIssue;

const valueAt = (input: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], input);

const codeOf = (issue: Issue, input: unknown): FieldCode => {
  if (issue.code === 'custom') return (issue.params?.code as FieldCode | undefined) ?? 'invalid';
  const value = valueAt(input, issue.path);
  if (value === undefined || value === null) return 'required';
  const sized = typeof value === 'string' || Array.isArray(value);
  // A number in a query is a text too, whose length is not what was refused.
  const ofLength = 'origin' in issue && (issue.origin === 'string' || issue.origin === 'array');
  if (issue.code === 'too_big' && ofLength) return 'max_length';
  if (issue.code === 'too_small' && ofLength && sized) return value.length === 0 ? 'required' : 'min_length';
  return 'invalid';
};

const pagingFields = new Set(['limit', 'offset', 'page', 'fields']);

/** The contract's 400 for input that does not fit its schema. */
const validationError = (error: z.core.$ZodError, input: unknown): ApiError => {
  const errors: Record<string, FieldCode[]> = {};
  const prohibited: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys' || issue.path.length === 0)
      return new ApiError(400, 'Invalid Request');
    const field = issue.path.join('.');
    if (pagingFields.has(field))
      return new ApiError(400, 'Invalid Request', { errors: { [field]: ['invalid'] } });
    const code = codeOf(issue, input);
    errors[field] = [...new Set([...(errors[field] ?? []), code])];
    const characters = issue.code === 'custom' ? issue.params?.prohibited : undefined;
    if (typeof characters === 'string') prohibited[field] = characters;
  }
  return ApiError.invalid(errors, Object.keys(prohibited).length > 0 ? prohibited : undefined);
};

/** @throws ApiError 400 for input that does not fit */
export const read = <T>(schema: z.ZodType<T>, input: unknown): T => {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw validationError(result.error, input);
};
