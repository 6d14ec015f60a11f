import { changesBetween } from './changes.ts';

test.each([
  [{ value: 'a' }, { value: 'a' }, {}],
  [{ value: 'a' }, { value: 'b' }, { value: ['a', 'b'] }],
  [undefined, { name: 'a', id: 1 }, { name: [null, 'a'], id: [null, 1] }],
  [{ name: 'a' }, undefined, { name: ['a', null] }],
  [{ at: new Date(5) }, { at: new Date(5) }, {}],
  [{ at: new Date(5) }, { at: new Date(6) }, { at: [new Date(5).toISOString(), new Date(6).toISOString()] }],
])('from %j to %j: %j', (before, after, expected) => {
  expect(changesBetween(before, after)).toEqual(expected);
});

test('long texts are cut, and never within a character', () => {
  const changes = changesBetween({ contents: '' }, { contents: `${'あ'.repeat(4_999)}${'𠮷'.repeat(9)}` });
  expect(changes).toEqual({ contents: ['', `${'あ'.repeat(4_999)}\ufffd… (5017)`] });
});
