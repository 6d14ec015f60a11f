import { isSimilar, normalise, readThreshold } from './similarity.ts';

describe('normalise', () => {
  test.each([
    ['賛成です。', '賛成です'],
    ['　ＡＢＣ　と abc！\r\n', 'abcとabc'],
    ['「防災」・計画…', '防災計画'],
    ['！！！', '!!!'],
    ['♪', '♪'],
  ])('%j compares as %j', (contents, expected) => {
    expect(normalise(contents)).toBe(expected);
  });
});

describe('isSimilar', () => {
  const text = '学校の体育館に冷房を入れて避難所としても使えるようにしてほしい';

  test.each([
    ['the same', text, true],
    ['one character more', `${text}な`, true],
    ['three of thirty changed', text.replace('学校', '校舎').replace('冷', '暖'), true],
    ['another text', '図書館の開館時間を夜の九時まで延ばしてほしいと思っています', false],
    ['the beginning alone', text.slice(0, 15), false],
  ])('%s', (_name, other, expected) => {
    expect(isSimilar(text, [other], 0.1)).toBe(expected);
  });

  test('short texts differ by a character', () => {
    expect(isSimilar('賛成です', ['反対です', '賛成だね'], 0.1)).toBe(false);
    expect(isSimilar('賛成です', ['反対です', '賛成です'], 0.1)).toBe(true);
  });

  test('other numbers make another statement', () => {
    const about = (year: string) => `${year}年までに学校の体育館すべてに冷房を入れてください`;
    expect(isSimilar(normalise(about('2030')), [normalise(about('2031'))], 0.15)).toBe(false);
    expect(isSimilar(normalise(about('2030')), [normalise(about('２０３０'))], 0.15)).toBe(true);
  });

  test('at a threshold of 0 only equal texts are similar', () => {
    expect(isSimilar(text, [`${text}な`], 0)).toBe(false);
    expect(isSimilar(text, [text], 0)).toBe(true);
  });
});

test.each([
  [undefined, 0.15],
  ['', 0.15],
  ['much', 0.15],
  ['2', 0.15],
  ['-1', 0.15],
  ['0', 0],
  ['0.25', 0.25],
])('the setting %j is a threshold of %d', (setting, expected) => {
  expect(readThreshold(setting)).toBe(expected);
});
