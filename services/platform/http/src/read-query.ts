import { parse } from 'node:querystring';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import type { Route } from './route.ts';
import { wordList } from './schemas.ts';
import { refuseUnwritable } from './unwritable.ts';
import { read } from './validation.ts';

/** Every parameter is read, however many there are: what is not looked at is not refused. */
export const parseQuery = (text: string | null): Record<string, unknown> =>
  parse(text ?? '', '&', '=', { maxKeys: 0 });

/** Taken by every call, and of no meaning to those that do not name them. */
export const takenEverywhere: readonly string[] = ['visitor_id', 'lang'];

/** `roles[]=a` and `roles=a` are the same parameter. */
const withoutBrackets = (query: Record<string, unknown>): Record<string, unknown> => {
  const given = new Map<string, unknown>();
  for (const [key, value] of Object.entries(query)) {
    const name = key.replace(/\[\]$/, '');
    given.set(name, given.has(name) ? [given.get(name), value].flat() : value);
  }
  return Object.fromEntries(given);
};

/** The parameters that a call names. @throws ApiError 400 where there are others */
export const knownParameters = (
  query: Record<string, unknown>,
  names: readonly string[],
): Record<string, unknown> => {
  const given = Object.entries(withoutBrackets(query));
  const unknown = given.filter(([name]) => !names.includes(name) && !takenEverywhere.includes(name));
  if (unknown.length > 0) {
    const errors = Object.fromEntries(unknown.map(([name]) => [name, ['invalid' as const]]));
    throw new ApiError(400, 'Invalid Request', { errors });
  }
  return Object.fromEntries(given.filter(([name]) => names.includes(name)));
};

const readFields = (result: z.ZodObject | undefined, query: Record<string, unknown>): string[] | null => {
  if (!result || query.fields === undefined) return null;
  const { fields } = read(z.object({ fields: wordList() }), query);
  if (fields.some((field) => !Object.hasOwn(result.shape, field)))
    throw new ApiError(400, 'Invalid Request', { errors: { fields: ['invalid'] } });
  return fields.length > 0 ? fields : null;
};

/** What a query asks for: the fields of the result, all where it names none, and what the call's schema reads from it. */
export const readQuery = ({ query: shape = {}, result }: Route<never>, query: Record<string, unknown>) => {
  const given = knownParameters(query, [...Object.keys(shape), ...(result ? ['fields'] : [])]);
  refuseUnwritable(
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, [value].flat().join('')])),
  );
  return { fields: readFields(result, given), query: read(z.object(shape), given) };
};
