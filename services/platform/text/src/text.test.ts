import {
  bigrams,
  fold,
  grams,
  isGram,
  isLongerThan,
  lengthOf,
  prohibitedCharacters,
  prohibitedInName,
} from './index.ts';

describe('prohibitedCharacters', () => {
  test.each([
    ['普通の日本語、ABC 123！', ''],
    ['全角ＡＢＣ　１２３（株）', ''],
    ['改行\r\nとタブ\t', ''],
    ['絵文字😀が🎉ある👩🏽‍❤️‍💋‍👨🏽', ''],
    ['国旗🇯🇵とキー1️⃣', ''],
    ['地方の旗\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}', ''],
    ['旗のない文\u{e0067}\u{e0062}\u{e007f}', '\u{e0067}\u{e0062}\u{e007f}'],
    [`隠した文\u{1f3f4}${'\u{e0061}'.repeat(7)}\u{e007f}`, '\u{e0061}\u{e007f}'],
    ['私用\ue000領域\ue001と\ue000', '\ue000\ue001'],
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

  test('an emoji that the set leaves out is named whole', () => {
    expect(
      prohibitedCharacters('a\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', 'a-z'),
    ).toBe('\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}');
  });

  test.each([
    ['みなと日和', '', ''],
    ['みなと😀', '', '😀'],
    ['見え\u200dない', '', '\u200d'],
    ['みなと❤️', '', '❤'],
    ['みなと日和ABC', 'a-z', 'みなと日和'],
  ])('in the name %j, %j allowed, it is %j', (name, allowed, expected) => {
    expect(prohibitedInName(name, allowed)).toBe(expected);
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

describe('length', () => {
  test.each([
    ['', 0],
    ['防災', 2],
    ['𠮷野家', 3],
    ['か\u3099', 1],
    ['👩🏽‍❤️‍💋‍👨🏽', 1],
    ['🇯🇵🇫🇷', 2],
    ['1️⃣', 1],
    ['\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}', 1],
    [`z${'\u0301'.repeat(100)}`, 11],
  ])('%j has %i characters', (text, length) => {
    expect(lengthOf(text)).toBe(length);
    expect([isLongerThan(text, length), isLongerThan(text, length - 1)]).toEqual([false, true]);
  });
});
