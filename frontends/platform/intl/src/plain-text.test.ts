import { plainText } from './plain-text.ts';

test.each([
  ['## 目的\n\n- **国民**の声を聞く', '目的\n国民の声を聞く'],
  ['[使い方](/page/howto)を見る ![図](/a.png)', '使い方を見る 図'],
  ['> `引用`', '引用'],
])('the words of %j are %j', (markdown, words) => {
  expect(plainText(markdown)).toBe(words);
});

test.each(['[', '![', '[a](', '# [', '> ', '*a', ' '])(
  'a text of nothing but %j is read at once',
  (piece) => {
    const began = process.cpuUsage();
    plainText(piece.repeat(80_000 / piece.length));
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(300);
  },
);
