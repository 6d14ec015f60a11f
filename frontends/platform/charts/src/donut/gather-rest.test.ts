import { gatherRest } from './gather-rest.ts';

const items = [3, 0, 9, 1, 2].map((count, index) => ({ key: String(index), label: `item ${index}`, count }));

test('the greatest come first and empty ones are left out', () => {
  expect(gatherRest(items, 'rest').map(({ count }) => count)).toEqual([9, 3, 2, 1]);
});

test('what has no colour of its own is gathered', () => {
  expect(gatherRest(items, 'rest', 3)).toEqual([
    { key: '2', label: 'item 2', count: 9 },
    { key: '0', label: 'item 0', count: 3 },
    { key: 'rest', label: 'rest', count: 3 },
  ]);
});
