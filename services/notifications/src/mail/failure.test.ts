import { failureOf, retryAfter } from './failure.ts';

test.each([
  [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'refused'],
  [{ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, 'put_off'],
  [{ code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'refused'],
  [{ code: 'EENVELOPE', responseCode: 421, command: 'RCPT TO' }, 'outage'],
  [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'outage'],
  [{ code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, 'outage'],
  [{ code: 'ESOCKET', command: 'CONN' }, 'outage'],
  [new Error('Connection closed'), 'outage'],
])('%j: %s', (error, failure) => {
  expect(failureOf(error)).toBe(failure);
});

test('it is tried later and later, and then no more', () => {
  expect([0, 1, 2, 8, 9, 10].map(retryAfter)).toEqual([60, 120, 240, 14_400, 14_400, undefined]);
});
