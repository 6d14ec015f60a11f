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
])('%d %s: %s', (status, message, why) => expect(refusalOf(new ApiError({ status, message }))).toBe(why));

test('what is no answer ends nothing', () => expect(refusalOf(new TypeError('broken'))).toBeNull());
