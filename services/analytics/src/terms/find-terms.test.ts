import { analysable, findTerms, type Token } from './find-terms.ts';

const token = (
  surface: string,
  pos = '名詞',
  first: string | null = '一般',
  second: string | null = '*',
): Token => ({
  surface,
  partOfSpeech: pos,
  partOfSpeechSubcategory1: first,
  partOfSpeechSubcategory2: second,
});

test('nouns, each once', () => {
  expect(
    findTerms(
      [token('防災'), token('訓練', '名詞', 'サ変接続'), token('する', '動詞', '自立'), token('防災')],
      [],
    ),
  ).toEqual(['防災', '訓練']);
});

test.each([
  ['a person', token('太郎', '名詞', '固有名詞', '人名')],
  ['a dependent noun', token('こと', '名詞', '非自立')],
  ['a suffix', token('的', '名詞', '接尾')],
  ['a number', token('2026', 'UNK', null, null)],
  ['one character', token('国')],
  ['a stop word', token('必要', '名詞', '形容動詞語幹')],
  ['a mark', token('＠＠', '記号')],
  ['markup', token('<b>', 'UNK', null, null)],
  ['an emoji', token('🎉🎉', 'UNK', null, null)],
])('%s is no word of a cloud', (_, given) => expect(findTerms([given], [])).toEqual([]));

test.each([
  ['マイナンバーカード', 'マイナンバーカード'],
  ['dx', 'DX'],
  ['DX', 'DX'],
  ['Blockchain', 'blockchain'],
])('the unknown word %s is %s', (written, term) => {
  expect(findTerms([token(written, 'UNK', null, null)], [])).toEqual([term]);
});

test('a tag counts three times, beside the text', () => {
  expect(findTerms([token('防災')], ['防災', '防災', 'ＤＸ'])).toEqual([
    ...['防災', '防災', '防災', '防災', 'DX', 'DX', 'DX'],
  ]);
});

test('addresses are left out, and width makes no difference', () => {
  expect(analysable('詳細はhttps://example.jp/防災 ＤＸ')).toBe('詳細は  DX');
});
