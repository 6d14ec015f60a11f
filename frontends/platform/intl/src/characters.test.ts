import { firstCharacters, lengthOf, shortened } from './characters.ts';

const kiss = '👩🏽‍❤️‍💋‍👨🏽';
const scotland = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';

test.each([
  ['', 0],
  ['防災', 2],
  ['𠮷野家', 3],
  ['か\u3099', 1],
  [`${kiss}🇯🇵1️⃣${scotland}`, 4],
  [`z${'\u0301'.repeat(100)}`, 11],
])('%j has %i characters', (text, length) => {
  expect(lengthOf(text)).toBe(length);
});

test('no character is cut in two', () => {
  expect(firstCharacters(`a${kiss}${scotland}𠮷b`, 3)).toBe(`a${kiss}${scotland}`);
  expect(firstCharacters('ab', 3)).toBe('ab');
  expect([shortened(`${kiss}${kiss}`, 1), shortened(kiss, 1)]).toEqual([`${kiss}…`, kiss]);
});
