import { ApiError } from '@ideabox/api-client';
import { refusalOf } from './refusal-of.ts';

test.each([
  [403, 'Forbidden', 'refused'],
  [401, 'Signature verification failed', 'refused'],
  [401, 'Token expired', 'expired'],
  [401, 'Token not found', 'expired'],
  [404, 'User not found', 'expired'],
  [429, 'server_many_request', null],
  [503, 'Service unavailable', null],
  [0, 'no answer', null],
])('%d %s: %s', (status, message, why) =>
  expect(refusalOf(new ApiError({ status, message }))).toEqual(why && { why }),
);

test('an account that may be used again after a while is refused until then', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T00:00:00Z') });
  const error = new ApiError({ status: 403, message: 'Forbidden', retryAfter: 86_400 });
  expect(refusalOf(error)).toEqual({ why: 'refused', until: '2026-11-23T00:00:00.000Z' });
  jest.useRealTimers();
});

test('what is no answer ends nothing', () => expect(refusalOf(new TypeError('broken'))).toBeNull());
