import fc from 'fast-check';
import { charactersGone, checkModified, modifiableOf } from './edit-limit.ts';

test.each([
  ['公園に木陰を', '公園に木陰を', 0],
  ['公園に木陰を', '公園に木陰と椅子を', 0],
  ['公園に木陰を', '駅に木陰を', 2],
  ['公園', '', 2],
  ['', '公園', 0],
  ['祭り👩🏽‍❤️‍💋‍👨🏽', '祭り', 1],
])('of %j, %j lacks a number of characters', (before, after, expected) => {
  expect(charactersGone(before, after)).toBe(expected);
});

test('what is gone is what the longest common subsequence leaves', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '公'), maxLength: 12 });
  const longest = (a: string, b: string): number => {
    if (!a || !b) return 0;
    if (a[0] === b[0]) return 1 + longest(a.slice(1), b.slice(1));
    return Math.max(longest(a.slice(1), b), longest(a, b.slice(1)));
  };
  fc.assert(
    fc.property(word, fc.string({ unit: fc.constantFrom('a', 'b', 'c', '公'), maxLength: 6 }), (a, b) => {
      expect(charactersGone(a, b)).toBe(a.length - longest(a, b));
    }),
  );
});

test('200 characters may go, of a long text half; as many as one likes may come', () => {
  const first = { name: '題名', contents: 'あ'.repeat(798) };
  expect([modifiableOf({ name: 'a', contents: 'b' }), modifiableOf(first)]).toEqual([200, 400]);
  const left = (count: number) => ({ name: '題名', contents: `${'あ'.repeat(count)}${'い'.repeat(202)}` });
  expect(() => checkModified(first, left(398))).not.toThrow();
  expect(() => checkModified(first, left(397))).toThrow('not_allowed');
});
