import { layoutOf, sideOf } from './layout.ts';

test.each([
  [1100, false],
  [600, false],
  [324, true],
  [160, true],
])('all hours of a week stand inside a width of %i; turned: %s', (width, isTurned) => {
  const layout = layoutOf(width);
  expect([layout.isTurned, layout.cells.length]).toEqual([isTurned, 168]);
  const outside = layout.cells.filter(
    (cell) =>
      cell.x < layout.left || cell.x + cell.width > width + 0.001 || cell.y + cell.height > layout.height,
  );
  expect(outside).toEqual([]);
});

test('turned, weekdays go across', () => {
  const [monday, tuesday] = [0, 24].map((index) => layoutOf(324).cells[index]);
  expect([monday?.y === tuesday?.y, monday?.x === tuesday?.x]).toEqual([true, false]);
});

test('squares are to each other as the counts, and the least is seen', () => {
  const cell = { weekday: 1, hour: 0, x: 0, y: 0, width: 23, height: 30 };
  expect([
    sideOf(100, 100, cell),
    sideOf(25, 100, cell),
    sideOf(1, 10_000, cell),
    sideOf(0, 5, cell),
  ]).toEqual([20, 10, 3, 0]);
});
