import { characterCounter } from './shared-characters.ts';

test.each([
  ['', '', 0],
  ['賛成です', '賛成です', 4],
  ['賛成です', 'すで成賛', 4],
  ['賛成です', '反対です', 2],
  ['ああい', 'ああああ', 2],
  ['𠮷野家', '𠮷', 2],
])('%j and %j have %d characters in common', (text, other, expected) => {
  const shared = characterCounter(text);
  expect([shared(other), shared(other)]).toEqual([expected, expected]);
});
