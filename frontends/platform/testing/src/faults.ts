import type { Answer } from './answer.ts';

/** A server that does not do its part, as the page meets it. */
export const faults = {
  503: { status: 503, body: { message: 'Service unavailable', request_id: 'x' } },
  429: {
    status: 429,
    headers: { 'Retry-After': '7' },
    body: { message: 'server_many_request', request_id: 'x' },
  },
  'HTML instead of JSON': { body: '<!doctype html><title>Portal</title>' },
  nothing: 'nothing',
} satisfies Record<string, Answer>;

/** A server that has no room just now, says when it may, and has not begun with what was sent. */
export const busy = {
  status: 503,
  headers: { 'Retry-After': '1' },
  body: { message: 'Service unavailable', request_id: 'x', may_have_happened: false },
} satisfies Answer;

export type Fault = keyof typeof faults;
export const allFaults = Object.keys(faults) as Fault[];

/** What a server refuses that does its part, for a reason that no field has. */
export const refusals = {
  401: { status: 401, body: { message: 'Unauthenticated' } },
  403: { status: 403, body: { message: 'Forbidden' } },
  404: { status: 404, body: { message: 'Not found' } },
  409: { status: 409, body: { message: 'Conflict' } },
  413: { status: 413, body: { message: 'Payload too large' } },
} satisfies Record<string, Answer>;

/** All that can come instead of what was wished. */
export const failures = { ...faults, ...refusals };
export type Failure = keyof typeof failures;

/** The answer to fields that are refused, by field; `prohibited` names characters. */
export const refusedFields = (
  errors: Record<string, string[]>,
  prohibited?: Record<string, string>,
): Answer => ({ status: 400, body: { message: 'The given data was invalid', errors, prohibited } });
