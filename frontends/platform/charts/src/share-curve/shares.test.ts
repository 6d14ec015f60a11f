import { type Curve, partOfMostActive, steps } from './shares.ts';

test('even shares: every tenth has a tenth', () => {
  const parts = steps.map((share) =>
    partOfMostActive(
      [
        [0, 0],
        [1, 1],
      ],
      share,
    ),
  );
  for (const [index, part] of parts.entries()) expect(part).toBeCloseTo((index + 1) / 10);
});

test('one of four members has all but a tenth', () => {
  const curve: Curve = [
    [0, 0],
    [0.75, 0.1],
    [1, 1],
  ];
  expect(partOfMostActive(curve, 0.25)).toBeCloseTo(0.9);
  expect(partOfMostActive(curve, 0.1)).toBeCloseTo(0.36);
  expect(partOfMostActive(curve, 1)).toBe(1);
});

test('a curve that does not begin at nothing or end at all is taken as if it did', () => {
  expect(partOfMostActive([[0.5, 0.2]], 0.25)).toBeCloseTo(0.4);
  expect(partOfMostActive([[0.5, 0.2]], 1)).toBe(1);
});
