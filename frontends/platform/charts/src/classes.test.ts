import { classAt, classesOf } from './classes.ts';

test('five classes of as many areas each, whose limits are figures that there are', () => {
  expect(classesOf([30, 1, 2, 4, 5, 7, 9, 900, 12, 20])).toEqual([
    { from: 1, to: 2 },
    { from: 4, to: 5 },
    { from: 7, to: 9 },
    { from: 12, to: 20 },
    { from: 30, to: 900 },
  ]);
});

test('equal figures are in one class', () => {
  const classes = classesOf([0, 0, 0, 0, 0, 0, 0, 3, 5, 5]);
  expect(classes).toEqual([
    { from: 0, to: 0 },
    { from: 3, to: 3 },
    { from: 5, to: 5 },
  ]);
  expect([0, 3, 5].map((value) => classAt(classes, value))).toEqual([0, 1, 2]);
  expect(classesOf([7, 7])).toEqual([{ from: 7, to: 7 }]);
  expect(classesOf([])).toEqual([]);
});

test('every figure has its class', () => {
  const values = Array.from({ length: 47 }, (_, index) => (index * index * 31) % 977);
  const classes = classesOf(values);
  expect(values.filter((value) => classAt(classes, value) < 0)).toEqual([]);
});
