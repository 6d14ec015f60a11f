import { bigrams, fold, grams, isGram, prohibitedCharacters } from './index.ts';

describe('prohibitedCharacters', () => {
  test.each([
    ['普通の日本語、ABC 123！', ''],
    ['全角ＡＢＣ　１２３（株）', ''],
    ['改行\r\nとタブ\t', ''],
    ['絵文字😀が🎉ある😀', '😀🎉'],
    ['国旗🇯🇵', '🇯🇵'],
    ['丸数字①と㈱', ''],
    ['𠮷野家と髙島屋', ''],
    ['<script>alert(1)</script>', ''],
    ['零\u0000', '\u0000'],
  ])('%j has %j', (text, expected) => {
    expect(prohibitedCharacters(text, '')).toBe(expected);
  });

  test('another set replaces the default', () => {
    expect(prohibitedCharacters('abcあ', 'a-z')).toBe('あ');
  });

  test('width is folded before checking', () => {
    expect(prohibitedCharacters('ＡＢＣ', 'a-z')).toBe('');
  });
});

describe('grams', () => {
  test('a two-character word is one pair', () => {
    expect(bigrams(fold('防災'))).toHaveLength(1);
  });

  test('a text is indexed under every word within it', () => {
    const index = new Set(grams(fold('自治体のＤＸを進める防災計画')));
    for (const word of ['自治', 'dx', '防災', '災計画']) {
      expect(bigrams(fold(word)).every((gram) => index.has(gram))).toBe(true);
    }
  });

  test('one character has no pair and one gram', () => {
    expect(bigrams('水')).toEqual([]);
    expect(grams('水')).toHaveLength(1);
  });

  test.each([
    ['水', true],
    ['防災', true],
    ['防災訓', false],
    ['a!', false],
    ['c+', true],
  ])('%s is one gram: %s', (word, expected) => {
    expect(isGram(word)).toBe(expected);
  });

  test('pairs do not reach over spaces', () => {
    expect(bigrams('a b')).toEqual([]);
  });
});
