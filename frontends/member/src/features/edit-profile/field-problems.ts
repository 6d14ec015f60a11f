import { ApiError } from '@ideabox/api-client';
import { limits, portalNameMin, profileFields } from './fields.ts';
import type { FieldProblem } from './problem.ts';

/** Fields whose wrong form is said in words of their own. */
const shaped = ['website', 'email', 'phone_number', 'postal_code'];
const sized = ['required', 'max_length', 'min_length'];

/** What the API found wrong, field by field; empty when the refusal was about something else. */
export function fieldProblems(error: unknown): FieldProblem[] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.errors).flatMap(([path, [code = 'invalid']]): FieldProblem[] => {
    const [first = '', , part] = path.split('.');
    const field = first === 'nickname' || first === 'username' ? 'portal_name' : first;
    if (!(profileFields as string[]).includes(field)) return [];
    const limit = code === 'min_length' ? portalNameMin : limitOf(part ?? field);
    const prohibited = error.prohibited[path] ?? '';
    const at = (part ? path : field) as FieldProblem['field'];
    if (code === 'prohibited_characters' && field !== 'portal_name') return [{ field: at, prohibited }];
    return [{ field: at, id: messageOf(field, code), values: { limit, characters: prohibited } }];
  });
}

const limitOf = (field: string) => (field in limits ? limits[field as keyof typeof limits] : 0);

function messageOf(field: string, code: string): string {
  if (field === 'portal_name' && code === 'prohibited_characters') return 'problem.unregistrable';
  if (sized.includes(code)) return `problem.${code}`;
  return shaped.includes(field) ? `problem.${field}` : 'problem.invalid';
}
