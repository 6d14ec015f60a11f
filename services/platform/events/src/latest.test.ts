import { latest } from './latest.ts';

test('of each entity the highest revision, whichever came first, in the order of the keys', () => {
  const facts = [
    { id: 'b', revision: 2 },
    { id: 'a', revision: 1 },
    { id: 'b', revision: 1 },
    { id: 'a', revision: 3 },
  ];
  expect(latest(facts, ({ id }) => id)).toEqual([
    { id: 'a', revision: 3 },
    { id: 'b', revision: 2 },
  ]);
});
