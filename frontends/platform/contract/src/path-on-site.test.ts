import { pathOnSite } from './path-on-site.ts';

test.each(['/', '/idea/1?page=2#comment-3', '/search?keyword=//evil.example', '/a//b', '/%09/evil.example'])(
  '%s is on the site',
  (address) => expect(pathOnSite(address)).toBe(address),
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/\r\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  ' //evil.example',
  'idea/1',
  '',
  null,
  undefined,
])('%j is not, or no address', (address) => expect(pathOnSite(address)).toBeNull());
