import { createShuffle } from './shuffle.ts';

const orderOf = (seed: number, size = 1_000) => {
  const { idAt, size: places } = createShuffle(seed, size);
  return Array.from({ length: places }, (_, place) => idAt(place)).filter((id) => id >= 1 && id <= size);
};

test.each([0, 1, 7, 999_999_999])('seed %i puts every id in one place', (seed) => {
  for (const maxId of [1, 1_000, 1_023, 1_024, 100_000]) {
    const { idAt, positionOf, size } = createShuffle(seed, maxId);
    expect(size).toBeGreaterThan(maxId);
    const ids = new Set(Array.from({ length: size }, (_, place) => idAt(place)));
    expect(ids.size).toBe(size);
    for (const id of [0, 1, maxId, size - 1]) expect(idAt(positionOf(id))).toBe(id);
  }
});

test('a million ids and two thousand million go there and back', () => {
  for (const maxId of [1_000_000, 2_000_000_000]) {
    const { idAt, positionOf } = createShuffle(42, maxId);
    for (let id = 1; id < maxId; id += Math.floor(maxId / 997)) expect(idAt(positionOf(id))).toBe(id);
  }
});

test('an order is not another one turned round, moved on or backwards', () => {
  const orders = [0, 1, 2, 3, 1_000].map((seed) => orderOf(seed));
  for (const one of orders) {
    const places = new Map(one.map((id, place) => [id, place]));
    for (const other of orders.filter((order) => order !== one)) {
      const steps = other.map(
        (id, place) => (places.get(id) as number) - (places.get(other[place - 1] ?? id) as number),
      );
      const commonest = Math.max(
        ...[...Map.groupBy(steps, (step) => step).values()].map((same) => same.length),
      );
      expect(commonest).toBeLessThan(20);
    }
  }
});

/** The first two of 16 ids, without looking at what comes after them. */
const firstTwo = (seed: number) => {
  const { idAt } = createShuffle(seed, 16);
  const found: number[] = [];
  for (let place = 0; found.length < 2; place += 1) {
    const id = idAt(place);
    if (id >= 1 && id <= 16) found.push(id);
  }
  return found as [number, number];
};

test('over many seeds every id comes first about equally often, and neighbours part', () => {
  const pairs = Array.from({ length: 4_000 }, (_, seed) => firstTwo(seed));
  const first = Map.groupBy(pairs, ([id]) => id);
  expect(first.size).toBe(16);
  for (const times of first.values()) expect(Math.abs(times.length - 250)).toBeLessThan(80);
  // 15 of the 120 pairs are neighbours.
  const neighbours = pairs.filter(([one, other]) => Math.abs(one - other) === 1).length;
  expect(Math.abs(neighbours - 500)).toBeLessThan(120);
  const falling = pairs.filter(([one, other]) => one > other).length;
  expect(Math.abs(falling - 2_000)).toBeLessThan(200);
});
