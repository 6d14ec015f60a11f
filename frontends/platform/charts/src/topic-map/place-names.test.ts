import { placeNames } from './place-names.ts';

const space = { width: 200, height: 100, fontSize: 10 };

test('a name stands inside its circle if it has room there, else to its right', () => {
  expect(placeNames([{ x: 50, y: 50, r: 30 }], ['公園'], space)).toEqual([
    { x: 39.5, y: 43.5, width: 21, height: 13 },
  ]);
  expect(placeNames([{ x: 50, y: 50, r: 10 }], ['公園'], space)[0]).toMatchObject({ x: 64, y: 43.5 });
});

test('where another circle or the edge is in the way it goes to the next side', () => {
  const [first] = placeNames(
    [
      { x: 100, y: 50, r: 10 },
      { x: 130, y: 50, r: 15 },
    ],
    ['公園', ''],
    space,
  );
  expect(first).toMatchObject({ x: 65 });
  expect(placeNames([{ x: 185, y: 50, r: 10 }], ['公園'], space)[0]).toMatchObject({ x: 150 });
});

test('names do not cover names, and one without a place has none', () => {
  const narrow = { width: 80, height: 20, fontSize: 10 };
  const ends = [
    { x: 10, y: 10, r: 6 },
    { x: 70, y: 10, r: 6 },
  ];
  const places = placeNames(ends, ['公園の', '図書館'], narrow);
  expect(places).toEqual([expect.objectContaining({ x: 20 }), undefined]);
  expect(placeNames([{ x: 30, y: 10, r: 6 }], ['図書館の開館時間'], narrow)).toEqual([undefined]);
});
