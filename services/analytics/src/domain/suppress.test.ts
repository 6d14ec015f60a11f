import { suppress } from './suppress.ts';

const cells = (counts: Record<string, number | [number, number]>) =>
  Object.entries(counts).map(([key, given]) => {
    const [count, others] = typeof given === 'number' ? [given, 0] : given;
    return { key, count, others };
  });

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
  ['what the rest would give away', { M: [20, 2], F: [10, 9], O: [8, 7] }, { F: 10, suppressed: 28 }],
  ['a rest of nobody or of five gives nothing away', { M: [20, 0], F: [10, 5] }, { M: 20, F: 10 }],
])('%s', (_, given, shown) => {
  expect(Object.fromEntries(suppress(cells(given as never)).map(({ key, count }) => [key, count]))).toEqual(
    shown,
  );
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
