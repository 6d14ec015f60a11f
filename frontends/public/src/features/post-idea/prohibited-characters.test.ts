import { prohibitedCharacters } from './prohibited-characters.ts';

test('each prohibited character once; full width counts as half width, capitals as small', () => {
  expect(prohibitedCharacters('ＡＢＣ😀xY🎉😀', 'a-z')).toBe('😀🎉');
});

test('a setting that is no character class leaves the judgement to the server', () => {
  expect(prohibitedCharacters('anything', 'z-a')).toBe('');
});
