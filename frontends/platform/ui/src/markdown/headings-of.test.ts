import { headingsOf } from './headings-of.ts';

test('headings with the ids by which they are linked; the same words twice are two sections', () => {
  const text =
    '# 題\n\n## 読む、 探す ##\n\n```\n## これはコード\n```\n\n### [入手](/x)と**形式**\n\n## 題\n\n##無題\n';
  expect(headingsOf(text)).toEqual([
    { level: 1, text: '題', id: 'section-題' },
    { level: 2, text: '読む、 探す', id: 'section-読む、-探す' },
    { level: 3, text: '入手と形式', id: 'section-入手と形式' },
    { level: 2, text: '題', id: 'section-題-2' },
  ]);
});

test('a text without headings has none', () => expect(headingsOf('本文\n\n- 項目')).toEqual([]));

test.each(['[', '![', '[a](', '# [', '#', '# #', '*a', '```\n', ' '])(
  'a text of nothing but %j is read at once',
  (piece) => {
    const long = piece.repeat(80_000 / piece.length);
    const began = process.cpuUsage();
    headingsOf(long);
    headingsOf(`# ${long}a`);
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(300);
  },
);
