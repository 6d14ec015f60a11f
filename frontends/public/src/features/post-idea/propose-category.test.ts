import { proposeCategory } from './propose-category.ts';

const offered = [
  { id: 1, name: 'くらしの手続きのお困りごと', description: '役所の手続きで困ったことを募集します。' },
  { id: 2, name: '子育てと教育', description: '保育園や学校、給食について募集します。' },
  { id: 3, name: '防災', description: null },
];
const of = (id: number) => ({ category: { id } });

test.each([
  ['most of what is like it is there', '保育園の手続き', [of(1), of(2), of(1)], 1],
  ['as many here as there: its words decide', '学校の給食を残さず食べる', [of(1), of(2)], 2],
  ['like ideas in a category that is not offered do not count', '学校の給食', [of(9), of(9)], 2],
  ['nothing like it: its words', '役所の手続きを減らしてほしい', [], 1],
  ['grammar in common is nothing', 'ことについてのこと', [], undefined],
  ['a single pair in common is nothing', '防災', [], undefined],
  ['nothing typed', '', [], undefined],
])('%s', (_, text, like, expected) => {
  expect(proposeCategory(text, like, offered)).toBe(expected);
});
