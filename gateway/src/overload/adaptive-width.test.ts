import { createAdaptiveWidth } from './adaptive-width.ts';

const route = 'visitor /ideas/*';

/** An upstream that does so many calls at once in their time, and more of them in as much more. */
const upstreamOf = ({ atOnce, needMs }: { atOnce: number; needMs: number }) => {
  const time = { now: 0 };
  const adaptive = createAdaptiveWidth({ least: 8, most: 128 }, () => time.now);
  const run = (wanted: number, calls: number) => {
    for (let call = 0; call < calls; call += 1) {
      const underWay = Math.min(wanted, adaptive.width());
      const ms = needMs * Math.max(1, underWay / atOnce);
      time.now += ms / underWay;
      adaptive.note({ route, ms, underWay });
    }
  };
  return { width: adaptive.width, run, note: adaptive.note, time };
};

test('it begins with 32, or as many as there may be', () => {
  const beginning = (least: number, most: number) => createAdaptiveWidth({ least, most }, () => 0).width();
  expect([beginning(8, 128), beginning(1, 4), beginning(50, 100)]).toEqual([32, 4, 50]);
});

test.each([
  [2, 8, 8],
  [16, 32, 48],
  [40, 80, 100],
])('under a load that is too much, what does %p at once gets between %p and %p', (atOnce, least, most) => {
  const { width, run } = upstreamOf({ atOnce, needMs: 5 });
  run(1, 100);
  run(1_000, 20_000);
  expect(width()).toBeGreaterThanOrEqual(least);
  expect(width()).toBeLessThanOrEqual(most);
});

test('within a second of such a load, of 400 calls, it has found its width', () => {
  const { width, run } = upstreamOf({ atOnce: 2, needMs: 5 });
  run(1, 100);
  run(1_000, 400);
  expect(width()).toBeLessThanOrEqual(16);
});

test('a load that stays teaches it no new calm', () => {
  const { width, run } = upstreamOf({ atOnce: 2, needMs: 5 });
  run(1, 100);
  run(1_000, 200_000);
  expect(width()).toBe(8);
});

test('a machine that is merely slow, with few calls under way, is left its width', () => {
  const { width, run, note, time } = upstreamOf({ atOnce: 4, needMs: 5 });
  run(1, 100);
  for (let call = 0; call < 500; call += 1) {
    time.now += 50;
    note({ route, ms: 200, underWay: 5 });
  }
  expect(width()).toBe(32);
});

test('when the load is over it is wide again', () => {
  const { width, run, time } = upstreamOf({ atOnce: 2, needMs: 5 });
  run(1, 100);
  run(1_000, 20_000);
  time.now += 4_000;
  expect(width()).toBe(8);
  time.now += 2_000;
  expect(width()).toBe(32);
});

test('what is left of a load keeps nobody out: it is wide again with a few calls under way', () => {
  const { width, run } = upstreamOf({ atOnce: 2, needMs: 5 });
  run(1, 100);
  run(1_000, 20_000);
  run(2, 5_000);
  expect(width()).toBe(32);
});

test('what takes long by nature is no load', () => {
  const { width, note, time } = upstreamOf({ atOnce: 2, needMs: 5 });
  const search = 'search /ideas';
  for (let call = 0; call < 2_000; call += 1) {
    time.now += 5;
    const isSearch = call % 10 === 0;
    note({ route: isSearch ? search : route, ms: isSearch ? 400 : 4, underWay: 60 });
  }
  expect(width()).toBeGreaterThan(100);
});
