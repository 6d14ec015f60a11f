import { searchPairs } from '@ideabox/testing/search-pairs';
import { foldKana, keysOf, patternOf, readSearch, searchKeys } from '../index.ts';
import { excerptOf } from './excerpt.ts';
import { findHits } from './find-hits.ts';

const wordsOf = (typed: string) => readSearch(typed)?.words ?? [];

const isFound = (typed: string, text: string) =>
  wordsOf(typed).every((word) => new RegExp(patternOf(word), 'u').test(foldKana(text)));

test('there are 60 pairs, of which ten are misses', () => {
  expect([searchPairs.length, searchPairs.filter(([, , found]) => !found).length]).toEqual([60, 10]);
});

test.each(searchPairs)('%s, typed, and %s, written: found is %s', (typed, text, found) => {
  expect(isFound(typed, text)).toBe(found);
});

test.each(searchPairs.filter(([, , found]) => found))(
  'the keys of %s are among those of %s',
  (typed, text) => {
    const keys = new Set(searchKeys(foldKana(text)));
    for (const { all, any } of wordsOf(typed).map(keysOf)) {
      expect(all.filter((key) => !keys.has(key))).toEqual([]);
      expect(any.length === 0 || any.some((key) => keys.has(key))).toBe(true);
    }
  },
);

const written =
  '役場の紙の書類が難しすぎるので、DXで学校のアレルギー調査を電子化し、待ち時間を減らしてほしい。';

test('whatever part of a text is typed finds the text, as long as no Latin word is cut', () => {
  const missed: string[] = [];
  for (let start = 0; start < written.length; start += 1)
    for (let end = start + 1; end <= written.length; end += 1) {
      const typed = written.slice(start, end);
      const isWhole = !/^X|D$/u.test(typed);
      if (isWhole && readSearch(typed) && !isFound(typed, written)) missed.push(typed);
    }
  expect(missed).toEqual([]);
});

test.each(['', '　', '!!', '、。', '%', '__', "' --"])('%j is nothing to search for', (typed) => {
  expect(readSearch(typed)).toBeUndefined();
});

test('what says nothing is searched for as it stands, where it is all there is', () => {
  expect(readSearch('から')?.words).toEqual([{ text: 'カラ' }]);
  expect(readSearch('🎉')?.words).toEqual([{ text: '🎉' }]);
});

test('at most 20 words are searched for', () => {
  const typed = Array.from({ length: 60 }, (_, index) => `w${index}`).join(' ');
  expect(wordsOf(typed)).toHaveLength(20);
});

test('what a pattern could mean is met as it is written', () => {
  expect(isFound('c++', 'C++とC#')).toBe(true);
  expect(isFound('a.b', 'axb')).toBe(false);
  expect(isFound('100%', '100 %')).toBe(true);
});

const marked = (typed: string, text: string) => {
  const search = readSearch(typed);
  return search && findHits(search, text).all.map(({ start, end }) => text.slice(start, end));
};

test.each([
  ['学校アレルギー', '学校で食物アレルギーの子', ['学校', 'アレルギー']],
  ['学校アレルギー', '学校アレルギー対応', ['学校アレルギー']],
  ['あれるぎー', 'ｱﾚﾙｷﾞｰと卵', ['ｱﾚﾙｷﾞｰ']],
  ['株', '㈱市場の株', ['㈱', '株']],
  ['待つ', '待ち、期待し、待って', ['待ち', '待っ']],
  ['AI', 'AIとemail、ＡＩ', ['AI', 'ＡＩ']],
  ['水', '無い', []],
])('%s is marked in %s', (typed, text, expected) => {
  expect(marked(typed, text)).toEqual(expected);
});

const excerpt = (typed: string, text: string) => {
  const search = readSearch(typed);
  const { start, end } = excerptOf(text, search && findHits(search, text).first);
  return text.slice(start, end);
};

test('an excerpt is around the first hit, the whole phrase before its parts, else the beginning', () => {
  const long = `学校${'あ'.repeat(200)}学校アレルギー${'い'.repeat(200)}`;
  expect(excerpt('学校アレルギー', long)).toBe(`${'あ'.repeat(30)}学校アレルギー${'い'.repeat(83)}`);
  expect(excerpt('学校', long).startsWith('学校あ')).toBe(true);
  expect(excerpt('無い', long)).toBe(long.slice(0, 120));
  expect(excerpt('い', long)).toHaveLength(120);
  expect(excerpt('水', '短い水')).toBe('短い水');
});

test('an excerpt cuts no character in two', () => {
  const text = '👩‍👩‍👧'.repeat(40);
  const shown = excerpt('無い', text);
  expect(shown.length).toBeLessThanOrEqual(120);
  expect(text.replaceAll(shown, '')).not.toBe(text);
  expect(shown.length % '👩‍👩‍👧'.length).toBe(0);
  expect(excerpt('水', `${'𠮷'.repeat(100)}水`).isWellFormed()).toBe(true);
});
