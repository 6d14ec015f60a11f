import { suppress, tellByRole } from './suppress.ts';

const cells = (counts: Record<string, number>) =>
  Object.entries(counts).map(([key, count]) => ({ key, count }));

test.each([
  ['nobody is nothing', {}, {}],
  ['five are told', { M: 5 }, { M: 5 }],
  ['four are not', { M: 4 }, {}],
  ['four and nobody else of another kind are not', { M: 4, F: 0 }, {}],
  ['a single small cell takes the next smallest with it', { M: 9, F: 6, O: 2 }, { M: 9, suppressed: 8 }],
  ['two small cells that are five together stay together', { M: 9, F: 3, O: 2 }, { M: 9, suppressed: 5 }],
  ['two that are fewer than five take a third', { M: 9, F: 7, O: 1, U: 1 }, { M: 9, suppressed: 9 }],
  ['until nothing is left to tell apart', { M: 6, O: 1 }, { suppressed: 7 }],
  ['fewer than five in all are not told of', { M: 2, O: 1 }, {}],
  ['a cell of nobody takes none with it', { M: 5, F: 5, O: 0 }, { F: 5, M: 5 }],
])('%s', (_, given, shown) => {
  expect(
    Object.fromEntries(
      suppress(cells(given as Record<string, number>)).map(({ key, count }) => [key, count]),
    ),
  ).toEqual(shown);
});

test('what is shown is never fewer than five, and what is held back is never a single cell', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const given = cells(
      Object.fromEntries([3, 5, 7, 11].map((step, index) => [`k${index}`, (seed * step) % 9])),
    );
    const shown = suppress(given);
    expect(shown.every(({ count }) => count >= 5)).toBe(true);
    const total = given.reduce((sum, { count }) => sum + count, 0);
    const told = shown.reduce((sum, { count }) => sum + count, 0);
    const heldBack = given.filter(({ key, count }) => count > 0 && !shown.some((cell) => cell.key === key));
    if (told === total) expect(heldBack.length).not.toBe(1);
    else expect(shown).toEqual([]);
  }
});

test('each role is told by itself, and what is told of all is their sum', () => {
  const members = [
    { key: 'M', role: 'general', count: 20 },
    { key: 'F', role: 'general', count: 9 },
    { key: 'O', role: 'general', count: 1 },
    { key: 'M', role: 'supporter', count: 6 },
    { key: 'F', role: 'supporter', count: 5 },
    { key: 'M', role: 'admin', count: 3 },
  ];
  const general = [
    { key: 'M', count: 20 },
    { key: 'suppressed', count: 10 },
  ];
  expect(tellByRole(members, ['general'])).toEqual(general);
  expect(tellByRole(members, ['admin', 'general'])).toEqual(general);
  expect(tellByRole(members, ['admin'])).toEqual([]);
  expect(tellByRole(members, [])).toEqual([
    { key: 'M', count: 26 },
    { key: 'F', count: 5 },
    { key: 'suppressed', count: 10 },
  ]);
});
