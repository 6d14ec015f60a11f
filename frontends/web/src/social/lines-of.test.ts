import { linesOf, phrasesOf } from './lines-of.ts';

test.each([
  ['役場の紙の書類が難しいです', ['役場の', '紙の', '書類が', '難しいです']],
  [
    '夫を見送った後の手続きが、どこまで終わったのか',
    ['夫を', '見送った', '後の', '手続きが、どこまで', '終わったのか'],
  ],
  ['「おくやみコーナー」を増やす', ['「おくやみ', 'コーナー」を', '増やす']],
  ['スマートフォンだけで', ['スマートフォンだけで']],
  ['車検証や免許証の住所は別に', ['車検証や', '免許証の', '住所は', '別に']],
  ['保育所の入所申請を24時間受け付ける', ['保育所の', '入所申請を', '24時間', '受け付ける']],
])('%s is parted between its phrases alone', (text, phrases) => expect(phrasesOf(text)).toEqual(phrases));

test('no line is wider than may be, and none parts a word', () => {
  const lines = linesOf('マイナンバーカードの更新をスマートフォンでできるようにしてほしいです', 14, 4);
  expect(lines.join('')).toBe('マイナンバーカードの更新をスマートフォンでできるようにしてほしいです');
  expect(lines.every((line) => [...line].length <= 14)).toBe(true);
  expect(lines.filter((line) => /^です/.test(line))).toEqual([]);
});

test('what does not fit ends with an ellipsis, and a word wider than a line is parted', () => {
  const lines = linesOf('Donaudampfschifffahrtsgesellschaft'.repeat(4), 14, 2);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
});

test('nothing is one empty line', () => expect(linesOf('  ', 10, 3)).toEqual(['']));
