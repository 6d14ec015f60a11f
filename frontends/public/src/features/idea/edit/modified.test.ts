import { modified } from './modified.ts';

test.each([
  ['公園に木陰を', '公園に木陰と椅子を', 0, 200],
  ['公園に木陰を', '駅に木陰を', 2, 200],
  ['あ'.repeat(600), 'い', 600, 301],
])('of %j, %j has lost characters', (before, after, gone, limit) => {
  expect(modified({ name: ['題'], contents: [...before] }, { name: ['題'], contents: [...after] })).toEqual({
    gone,
    limit,
  });
});
