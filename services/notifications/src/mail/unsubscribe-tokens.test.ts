import { createUnsubscribeTokens } from './unsubscribe-tokens.ts';

const tokens = createUnsubscribeTokens('a secret of the tests alone');

test.each(['a0000000-0000-4000-8000-000000000001', '会員/..?#'])('%s is read back', (id) => {
  const token = tokens.tokenFor(id);
  expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
  expect(tokens.memberOf(token)).toBe(id);
});

test.each([
  ['another member', tokens.tokenFor('a').replace(/^[^.]+/, Buffer.from('b').toString('base64url'))],
  ['another secret', createUnsubscribeTokens('another secret of tests').tokenFor('a')],
  ['no signature', 'YQ.'],
  ['nothing', ''],
  ['garbage', '%00.%ff'],
])('%s is not', (_, token) => {
  expect(tokens.memberOf(token)).toBeUndefined();
});
