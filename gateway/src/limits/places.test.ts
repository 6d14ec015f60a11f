import { createPlaces } from './places.ts';

const address = (last: number) => ({ address: `192.0.2.${last}`, member: null });
const member = { address: '192.0.2.1', member: { id: 'm-1' } };

test('each caller has a share of its own, and a member another than an address', () => {
  const places = createPlaces({ member: 1, address: 2 });
  const taken = [address(1), address(1), address(1), address(2), member, member].map(places.takeAtOnce);
  expect(taken.map(Boolean)).toEqual([true, true, false, true, true, false]);
});

test('a place that is given back goes to who has waited longest, once', async () => {
  const places = createPlaces({ member: 1, address: 1 });
  const first = places.takeAtOnce(address(1));
  const order: number[] = [];
  const waiting = [1, 2, 3].map(async (turn) => {
    const place = await places.take(address(1), 'visitor', 10_000);
    order.push(turn);
    return place;
  });
  first?.();
  first?.();
  const second = await waiting[0];
  expect(order).toEqual([1]);
  second?.();
  (await waiting[1])?.();
  (await waiting[2])?.();
  expect(order).toEqual([1, 2, 3]);
  expect(places.takeAtOnce(address(1))).toBeDefined();
});

test('who has waited long enough goes without, and leaves the line', async () => {
  const places = createPlaces({ member: 1, address: 1 });
  const first = places.takeAtOnce(address(1));
  expect(await places.take(address(1), 'visitor', 5)).toBeUndefined();
  first?.();
  expect(places.takeAtOnce(address(1))).toBeDefined();
});
