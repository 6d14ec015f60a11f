import type { Request } from 'express';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import type { Caller, Route } from './route.ts';
import { wordList } from './schemas.ts';
import { validationError } from './validation.ts';

/** `roles[]=a` and `roles=a` are the same parameter. */
const withoutBrackets = (query: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).map(([key, value]) => [key.replace(/\[\]$/, ''), value]));

/** No text in a path or query has NUL, and no store takes it. */
const hasNul = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(hasNul) : typeof value === 'string' && value.includes('\u0000');

const refuseNul = (query: Record<string, unknown>) => {
  const fields = Object.keys(query).filter((field) => hasNul(query[field]));
  if (fields.length > 0)
    throw ApiError.invalid(Object.fromEntries(fields.map((field) => [field, ['invalid']])));
};

const read = <T>(schema: z.ZodType<T>, input: unknown): T => {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw validationError(result.error, input);
};

const readFields = (route: Route<never>, query: Record<string, unknown>): string[] | null => {
  if (!route.result || query.fields === undefined) return null;
  const fields = read(z.object({ fields: wordList() }), query).fields;
  const unknown = fields.filter((field) => !Object.hasOwn((route.result as z.ZodObject).shape, field));
  if (unknown.length > 0) throw new ApiError(400, 'Invalid Request', { errors: { fields: ['invalid'] } });
  return fields.length > 0 ? fields : null;
};

const checkAccess = (route: Route<never>, caller: Caller | null) => {
  if (route.access === 'anyone') return;
  if (!caller) throw new ApiError(401, 'Token not found', { headers: { 'WWW-Authenticate': 'Bearer' } });
  if (route.access !== 'member' && !route.access.includes(caller.role)) throw ApiError.forbidden();
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is looked for
const unstorable = /\u0000|\p{Surrogate}/gu;

const unstorableIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.match(unstorable) ?? [];
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
  return Object.values(value).flatMap(unstorableIn);
};

/** Whatever a schema lets through: no store takes NUL, and half a surrogate pair is no character. */
const refuseUnstorable = (body: unknown) => {
  if (typeof body !== 'object' || body === null || Buffer.isBuffer(body)) return;
  const found = Object.entries(body).flatMap(([field, value]) => {
    const characters = unstorableIn(value);
    return characters.length > 0 ? [[field, [...new Set(characters)].join('')] as const] : [];
  });
  if (found.length === 0) return;
  const errors = found.map(([field]) => [field, ['prohibited_characters']]);
  throw ApiError.invalid(Object.fromEntries(errors), Object.fromEntries(found));
};

/** A body was sent, and not as JSON. */
const isForeign = ({ body, headers }: Request) =>
  body === undefined && (Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers);

/** Makes a checked request of what came over the wire. @throws ApiError in the contract's order: 401, 404, 415, 400. */
export const readRequest = (route: Route<never>, request: Request, caller: Caller | null) => {
  checkAccess(route, caller);
  const params = z.object(route.params ?? {}).safeParse(request.params);
  if (!params.success || Object.values(request.params).some(hasNul))
    throw new ApiError(404, route.notFound ?? 'Data not found');
  const given = withoutBrackets(request.query);
  refuseNul(given);
  const fields = readFields(route, given);
  const query = read(z.object(route.query ?? {}), given);
  if (route.body && isForeign(request)) throw new ApiError(415, 'Unsupported media type');
  const body = route.body ? read(route.body, request.body ?? {}) : undefined;
  refuseUnstorable(body);
  const omitted = new Set(route.onlyOnRequest ?? []);
  const wants = (field: string) => (fields ? fields.includes(field) : !omitted.has(field));
  const named = (field: string) => fields?.includes(field) ?? false;
  return { fields, input: { caller, params: params.data, query, body, wants, named } };
};
