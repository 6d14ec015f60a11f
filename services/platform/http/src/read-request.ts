import { type Language, languageOf } from '@ideabox/text';
import type { Request } from 'express';
import { z } from 'zod';
import { addressKey } from './address-key.ts';
import { ApiError } from './api-error.ts';
import { readQuery } from './read-query.ts';
import type { Caller, Route } from './route.ts';
import { refuseUnwritable, unwritableIn } from './unwritable.ts';
import { read } from './validation.ts';

const checkAccess = (route: Route<never>, caller: Caller | null) => {
  if (route.access === 'anyone') return;
  if (!caller) throw new ApiError(401, 'Token not found', { headers: { 'WWW-Authenticate': 'Bearer' } });
  if (route.access !== 'member' && !route.access.includes(caller.role)) throw ApiError.forbidden();
};

/** A body was sent, and not as JSON. */
const isForeign = ({ body, headers }: Request) =>
  body === undefined && (Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers);

/** Who asks, and for what, as far as the address tells. */
export type Admitted = { caller: Caller | null; params: Record<string, unknown> };

/** Lets a request in by its caller and its path, before its body is looked at. @throws ApiError 401, 403, 404 */
export const admit = (route: Route<never>, request: Request, caller: Caller | null): Admitted => {
  checkAccess(route, caller);
  const params = z.object(route.params ?? {}).safeParse(request.params);
  if (!params.success || Object.values(request.params).some((each) => unwritableIn(String(each)).length > 0))
    throw new ApiError(404, route.notFound ?? 'Data not found');
  return { caller, params: params.data };
};

/** Taken by every call; of several the first holds. */
const languageIn = ({ query }: Request): Language => {
  const [asked] = [query.lang].flat();
  return languageOf(typeof asked === 'string' ? asked : undefined);
};

/** Makes a checked request of what came over the wire. @throws ApiError 400, 415 */
export const readRequest = (route: Route<never>, request: Request, { caller, params }: Admitted) => {
  const { fields, query } = readQuery(route, request.query);
  if (route.body && isForeign(request)) throw new ApiError(415, 'Unsupported media type');
  const body = route.body ? read(route.body, request.body ?? {}) : undefined;
  refuseUnwritable(body);
  const omitted = new Set(route.onlyOnRequest ?? []);
  const wants = (field: string) => (fields ? fields.includes(field) : !omitted.has(field));
  const named = (field: string) => fields?.includes(field) ?? false;
  const network = addressKey(request.get('x-forwarded-for') ?? request.socket.remoteAddress ?? '');
  const language = languageIn(request);
  return { fields, input: { caller, network, language, params, query, body, wants, named } };
};
