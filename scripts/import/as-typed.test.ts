import { asTyped, tagsOf } from './as-typed.ts';

test.each([
  ["'=1+1", '=1+1'],
  ["''=1+1", "'=1+1"],
  ["'- 箇条書き", '- 箇条書き'],
  ["'＠こちら", '＠こちら'],
  ["'引用'", "'引用'"],
  ['=1+1', '=1+1'],
  ['', ''],
])('%j was typed as %j', (cell, text) => {
  expect(asTyped(cell)).toBe(text);
});

test.each([
  ['', []],
  ['防災', ['防災']],
  ['防災|教育', ['防災', '教育']],
  ['|防災||', ['防災']],
  ['a\\|b|c', ['a|b', 'c']],
  ['a\\\\|b', ['a\\', 'b']],
  ['C\\', ['C\\']],
  ['a\\b', ['a\\b']],
])('%j holds the tags %j', (cell, tags) => {
  expect(tagsOf(cell)).toEqual(tags);
});
