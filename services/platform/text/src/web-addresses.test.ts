import { webAddresses } from './index.ts';

const found = (text: string) => webAddresses(text).map(({ address }) => address);

test.each([
  ['詳しくはhttps://example.jp/aをご覧ください。', 'https://example.jp/a'],
  ['https://example.jpをご覧ください', 'https://example.jp'],
  ['https://example.jp/を見て', 'https://example.jp/'],
  ['（https://example.jp/a）と「https://example.jp/b」', 'https://example.jp/a https://example.jp/b'],
  ['https://a.jp/、https://b.jp/。', 'https://a.jp/ https://b.jp/'],
  ['(https://a.jp/b)', 'https://a.jp/b'],
  ['[https://a.jp/b].', 'https://a.jp/b'],
  ['https://a.jp/b_(c)!', 'https://a.jp/b_(c)'],
  ['https://総務省.jp/統計', 'https://総務省.jp/統計'],
  ['https://日本語.テスト/', 'https://日本語.テスト/'],
  ['https://ja.wikipedia.org/wiki/防災_(日本)。', 'https://ja.wikipedia.org/wiki/防災_(日本)'],
  ['HTTPS://EXAMPLE.JP:8080/A?b=1&c=%E3%81%82#d', 'HTTPS://EXAMPLE.JP:8080/A?b=1&c=%E3%81%82#d'],
  ['"https://a.jp/x"onclick="y"', 'https://a.jp/x'],
  ["'https://a.jp/x'", 'https://a.jp/x'],
  ['https://a.jp/<b>', 'https://a.jp/'],
  ['https://a.jp/\u0000b', 'https://a.jp/'],
  ['https://a.jp/b\nc', 'https://a.jp/b'],
  ['https://good.jp@bad.jp/', 'https://good.jp'],
  ['javascript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['ftp://a.jp/', ''],
  ['https://', ''],
  ['https://999999:99999999/', ''],
  ['www.example.jp', ''],
])('%j names %s', (text, expected) => {
  expect(found(text).join(' ')).toBe(expected);
});

const parts = 50_000;

// Were a step for each pair of characters needed, this would take minutes, and the test would end by its deadline.
test('a long row of dots, brackets or letters is read in one go', () => {
  for (const part of ['.', ')', '(', 'a.', 'a', 'あ', '/', 'https://a', '@1', '-あ']) {
    expect(found(`https://a.jp/${part.repeat(parts)}`).length).toBeLessThanOrEqual(parts + 1);
  }
});
