import { safeAddress, shownAddress } from './safe-address.ts';

test.each(['javascript:alert(1)', 'data:text/html,x', 'example.jp', '//example.jp', '', null])(
  '%p is not linked to',
  (typed) => {
    expect(safeAddress(typed)).toBeNull();
  },
);

test('a web address is, and shows where it leads', () => {
  const url = safeAddress('https://example.jp/');
  expect(url && shownAddress(url)).toBe('example.jp');
  const deep = safeAddress('http://example.jp/a?b=c');
  expect(deep && shownAddress(deep)).toBe('example.jp/a?b=c');
  const long = safeAddress(`http://example.jp/${'a'.repeat(200)}`);
  expect(long && shownAddress(long)).toBe(`example.jp/${'a'.repeat(49)}…`);
});
