import { ApiError } from '@ideabox/api-client';
import { troubleOf } from './trouble-of.ts';

const answer = (status: number, retryAfter?: number) => new ApiError({ status, message: 'x', retryAfter });

test.each([
  [answer(429, 7), { kind: 'crowded', seconds: 7 }],
  [answer(429), { kind: 'crowded', seconds: 10 }],
  [answer(429, 0), { kind: 'crowded', seconds: 1 }],
  [answer(503, 86_400), { kind: 'unavailable', seconds: 600 }],
  [answer(404), null],
  [answer(0), null],
  [new Error('x'), null],
])('%p', (error, expected) => expect(troubleOf(error)).toEqual(expected));
