import { bigrams, fold, grams } from '@ideabox/text';
import { chooseGrams, likenessTo } from './likeness.ts';

const gramsOf = (text: string) => grams(fold(text));
const evenly = () => 0.01;

test('the same text is wholly like itself, another one not at all', () => {
  const likeness = likenessTo(gramsOf('保育園の申請'), evenly);
  expect(likeness(gramsOf('保育園の申請'))).toBeCloseTo(1);
  expect(likeness(gramsOf('ＸＹＺ'))).toBe(0);
  expect(likeness([])).toBe(0);
});

test('more in common is more alike, and what everyone writes does not count', () => {
  const likeness = likenessTo(gramsOf('保育園の申請'), evenly);
  expect(likeness(gramsOf('保育園の給食'))).toBeGreaterThan(likeness(gramsOf('図書館の申請')) / 2);
  expect(likeness(gramsOf('保育園の申請書'))).toBeGreaterThan(likeness(gramsOf('保育園の給食')));
  const common = new Set(gramsOf('してほしい'));
  const byRare = likenessTo(gramsOf('給食をしてほしい'), (gram) => (common.has(gram) ? 0.99 : 0.001));
  expect(byRare(gramsOf('橋にしてほしい'))).toBeLessThan(0.2);
  expect(byRare(gramsOf('給食費'))).toBeGreaterThan(0.4);
});

test('the rarest grams are chosen, within the budget and 24 of them', () => {
  const shares = new Map([
    [1, 0.5],
    [2, 0.001],
    [3, 0.002],
    [4, 0.004],
  ]);
  const shareOf = (gram: number) => shares.get(gram) ?? 0.000_001;
  expect(chooseGrams([1, 2, 3, 4], shareOf, { ideas: 1_000_000, budget: 3_000 })).toEqual({
    any: [2, 3],
    all: [],
  });
  expect(chooseGrams([1], shareOf, { ideas: 1_000_000, budget: 3_000 })).toEqual({ any: [], all: [1] });
  expect(chooseGrams([], shareOf, { ideas: 0, budget: 3_000 })).toEqual({ any: [], all: [] });
  const long = bigrams(
    Array.from({ length: 500 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(''),
  );
  expect(chooseGrams(long, shareOf, { ideas: 1_000_000, budget: 3_000 }).any).toHaveLength(24);
});
