import { readKeyword } from './keyword.ts';

test.each([
  ['防災', '防災', '防災'],
  ['ＤＸ　推進', 'DX 推進', 'dx 推進'],
  ['  DX   推進 ', 'DX 推進', 'dx 推進'],
  ['ｶﾞｿﾘﾝ', 'ガソリン', 'ガソリン'],
])('%j is shown as %j and compared as %j', (written, keyword, keyword_key) => {
  expect(readKeyword(written)).toEqual({ keyword, keyword_key });
});
