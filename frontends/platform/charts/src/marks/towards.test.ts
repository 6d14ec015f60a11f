import { alongLine, byPlace } from './towards.ts';

test('in a row arrows go one on or back and stay at the ends', () => {
  expect(
    ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End'].map((key) => alongLine(key, 1, 3)),
  ).toEqual([2, 2, 0, 0, 0, 2]);
  expect([alongLine('ArrowLeft', 0, 3), alongLine('ArrowRight', 2, 3)]).toEqual([0, 2]);
});

describe('on a plane', () => {
  //  a . b
  //  . c .
  //  d . .
  const places = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 2 },
  ];
  const from = (index: number, key: string) => byPlace(places)(key, index, places.length);

  test('an arrow goes straight ahead, if farther, before it goes aside', () => {
    expect([from(0, 'ArrowRight'), from(0, 'ArrowDown'), from(1, 'ArrowLeft')]).toEqual([1, 3, 0]);
  });

  test('where nothing lies ahead it takes what lies aside', () => {
    expect([from(2, 'ArrowRight'), from(3, 'ArrowRight')]).toEqual([1, 2]);
  });

  test('at the edge it stays, and Home and End are the first and the last', () => {
    expect([from(0, 'ArrowUp'), from(2, 'Home'), from(0, 'End')]).toEqual([0, 0, 3]);
  });

  test('page keys go through all in the order given', () => {
    expect([0, 1, 2, 3].map((index) => from(index, 'PageDown'))).toEqual([1, 2, 3, 3]);
    expect([from(3, 'PageUp'), from(0, 'PageUp'), alongLine('PageDown', 0, 3)]).toEqual([2, 0, 1]);
  });

  test('other keys lead nowhere', () => {
    expect([from(0, 'Enter'), alongLine('a', 0, 3)]).toEqual([null, null]);
  });
});
