import { processorOfVisitors } from './processor-of-visitors.ts';

const arrivals = Array.from({ length: 100 }, () => 10);
const at = (second: number, gateway: number) => ({ second, used: { gateway, ideas: 2 * gateway, nats: 0 } });

test('what parts used while all were served is shared by who came, most first', () => {
  const processor = [at(10, 1), at(20, 2), at(60, 6), at(65, 99)];
  expect(Object.entries(processorOfVisitors({ arrivals, processor }, { second: 60, lagSeconds: 5 }))).toEqual(
    [
      ['ideas', 20],
      ['gateway', 10],
    ],
  );
});

test('nothing is said where too little was seen', () => {
  expect(processorOfVisitors({ arrivals, processor: [at(10, 1)] }, { second: 60, lagSeconds: 5 })).toEqual(
    {},
  );
  expect(
    processorOfVisitors({ arrivals: [], processor: [at(1, 1), at(2, 2)] }, { second: 9, lagSeconds: 0 }),
  ).toEqual({});
});
