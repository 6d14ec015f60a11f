import { excerpt } from './excerpt.ts';

test.each([
  ['短い', '短い'],
  [' 二行\r\n にわたる\t文 ', '二行 にわたる 文'],
  ['あ'.repeat(80), 'あ'.repeat(80)],
  ['👩🏽‍❤️‍💋‍👨🏽'.repeat(81), `${'👩🏽‍❤️‍💋‍👨🏽'.repeat(79)}…`],
  ['𠮷'.repeat(81), `${'𠮷'.repeat(79)}…`],
])('%j is quoted as %j', (contents, quoted) => {
  expect(excerpt(contents)).toBe(quoted);
});
