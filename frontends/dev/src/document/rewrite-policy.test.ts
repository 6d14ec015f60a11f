import { overlayPolicy } from '../compile/overlay-policy.ts';
import { rewritePolicy } from './rewrite-policy.ts';

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

test('scripts and styles stay as strict as the site has them', () => {
  const site =
    "default-src 'none';script-src 'nonce-abc' 'strict-dynamic';style-src 'self' 'nonce-abc';require-trusted-types-for 'script'";
  const rewritten = directives(rewritePolicy(site));
  expect(rewritten.get('script-src')).toEqual(["'nonce-abc'", "'strict-dynamic'"]);
  expect(rewritten.get('style-src')).toEqual(["'self'", "'nonce-abc'"]);
  expect(rewritten.get('require-trusted-types-for')).toEqual(["'script'"]);
});

test('the overlay may write its text, by a policy of its own alone', () => {
  expect(rewritePolicy('trusted-types default')).toBe(`trusted-types default ${overlayPolicy}`);
  expect(rewritePolicy("trusted-types 'none'")).toBe(`trusted-types ${overlayPolicy}`);
  expect(rewritePolicy("script-src 'self'")).not.toContain('trusted-types');
});

test.each([
  ["connect-src 'self' https://id.example", "connect-src 'self' https://id.example"],
  ['connect-src https://id.example', "connect-src https://id.example 'self'"],
  ["connect-src 'none'", "connect-src 'self'"],
  ["default-src 'none'", "default-src 'none'; connect-src 'self'"],
])('updates come from this origin: %s', (site, expected) => {
  expect(rewritePolicy(site)).toBe(expected);
});

test('a site behind https does not send the front there', () => {
  expect(rewritePolicy("default-src 'self'; Upgrade-Insecure-Requests;")).toBe(
    "default-src 'self'; connect-src 'self'",
  );
});
