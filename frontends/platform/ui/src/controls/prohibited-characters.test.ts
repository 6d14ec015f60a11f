import { prohibitedCharacters, readable, withoutCharacters } from './prohibited-characters.ts';

const wales = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}';

test('each prohibited character once; full width counts as half width, capitals as small', () => {
  expect(prohibitedCharacters('ＡＢＣ😀xY🎉😀', 'a-z', 'lines')).toBe('😀🎉');
});

test('a class that is none refuses nothing: the server has the last word', () => {
  expect(prohibitedCharacters('anything', 'z-a', 'lines')).toBe('');
  expect(prohibitedCharacters('anything', undefined, 'lines')).toBe('');
});

test('a line takes no other line, a name no emoji', () => {
  const all = '\\s\\S';
  expect(prohibitedCharacters('a\tb', all, 'lines')).toBe('');
  expect(prohibitedCharacters('a\tb', all, 'line')).toBe('\t');
  expect(prohibitedCharacters('さくら🌸', all, 'line')).toBe('');
  expect(prohibitedCharacters('さくら🌸', all, 'name')).toBe('🌸');
});

test('the flag of a region is as allowed as its flag', () => {
  expect(prohibitedCharacters(wales, '\\u{1f3f4}', 'lines')).toBe('');
  expect(prohibitedCharacters(wales, 'a', 'lines')).toBe('\u{1f3f4}');
});

test.each([
  ['祭り🎉だ🎉', '🎉', '祭りだ'],
  ['❤️です', '❤', 'です'],
  [`旗${wales}です`, '\u{1f3f4}', '旗です'],
  ['a-b]c^d', '-]^', 'abcd'],
  ['そのまま', '', 'そのまま'],
])('%j without %j is %j', (text, characters, expected) => {
  expect(withoutCharacters(text, characters)).toBe(expected);
});

test('what nobody sees is named by its number', () => {
  expect(readable('🎉\u200d\t')).toBe('🎉 U+200D U+0009');
});
