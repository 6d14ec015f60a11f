import { findSentences } from './find-sentences.ts';

const terms = ['図書館', '閲覧', '勉強', '夜間'];

test('whole sentences with the words of a text, those with most of them first', () => {
  const text =
    '図書館を夜も開けてください。仕事のあとに図書館の閲覧室で勉強したい人がいます！そうでもない人もいるはずです。';
  expect(findSentences(text, terms)).toEqual([
    '仕事のあとに図書館の閲覧室で勉強したい人がいます！',
    '図書館を夜も開けてください。',
  ]);
});

test('three at most', () => {
  const text = Array.from({ length: 5 }, (_, nr) => `図書館についての意見その${'一二三四五'[nr]}です。`).join(
    '',
  );
  expect(findSentences(text, terms)).toHaveLength(3);
});

test.each([
  ['short', '図書館へ。'],
  ['long', `${'図書館'.repeat(41)}。`],
  ['with an address', '図書館は https://example.jp/ をご覧ください。'],
  ['that answers another', '@12 さんの図書館の話に賛成いたします。'],
  ['of a list', '・図書館の閲覧室を夜間も開ける。'],
  ['that only announces', '図書館の閲覧室について次のとおり：'],
  ['without a word', 'こんなことができたらとてもうれしいです。'],
])('a sentence %s is not quoted', (_, text) => expect(findSentences(text, terms)).toEqual([]));
