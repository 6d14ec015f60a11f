import { diffWords } from './diff-words.ts';

test('what stays, went and came, word by word', () => {
  expect(diffWords('窓口の手続を減らす', '窓口の書類を減らす')).toEqual([
    { kind: 'same', text: '窓口の' },
    { kind: 'removed', text: '手続' },
    { kind: 'added', text: '書類' },
    { kind: 'same', text: 'を減らす' },
  ]);
});

test.each([
  ['', 'abc', [{ kind: 'added', text: 'abc' }]],
  ['abc', '', [{ kind: 'removed', text: 'abc' }]],
  ['same text', 'same text', [{ kind: 'same', text: 'same text' }]],
  ['', '', []],
] as const)('%j to %j', (before, after, expected) => {
  expect(diffWords(before, after)).toEqual(expected);
});

test('read without what went, it is the later text; without what came, the earlier', () => {
  const [before, after] = ['一行目\n二行目 🙂 終わり', '一行目です\n三行目 🙂 終わり。'];
  const pieces = diffWords(before, after);
  const without = (kind: string) => pieces.filter((piece) => piece.kind !== kind).map(({ text }) => text);
  expect(without('removed').join('')).toBe(after);
  expect(without('added').join('')).toBe(before);
});
