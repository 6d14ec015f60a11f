import { ApiError } from './api-error.ts';
import { pauseBefore, readsAgain, sendsAgain } from './patience.ts';

const answer = (status: number, more: { retryAfter?: number; mayHaveHappened?: boolean } = {}) =>
  new ApiError({ status, message: 'x', ...more });
const refused = answer(503, { retryAfter: 2, mayHaveHappened: false });

test.each([
  ['refused for want of room', refused, true, true],
  ['it may have happened', answer(503, { retryAfter: 2, mayHaveHappened: true }), true, false],
  ['nobody knows', answer(503, { retryAfter: 2 }), true, false],
  ['away for long', answer(503, { retryAfter: 600, mayHaveHappened: false }), false, false],
  ['no time said', answer(503, { mayHaveHappened: false }), true, false],
  ['too many', answer(429, { retryAfter: 2 }), false, false],
  ['no answer', answer(0), true, false],
  ['a fault', answer(500), true, false],
  ['a refusal', answer(403), false, false],
  ['an error of ours', new TypeError('x'), false, false],
])('%s', (_, error, read, write) => {
  expect([readsAgain(0, error), sendsAgain(0, error)]).toEqual([read, write]);
});

test('nothing is tried without end', () => {
  expect([readsAgain(1, refused), sendsAgain(1, refused), sendsAgain(2, refused)]).toEqual([
    false,
    true,
    false,
  ]);
});

test('it is tried when the server says, and not by all at the same moment', () => {
  const pauses = Array.from({ length: 50 }, () => pauseBefore(0, refused));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(2_000);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(3_000);
  expect(new Set(pauses).size).toBeGreaterThan(1);
});
