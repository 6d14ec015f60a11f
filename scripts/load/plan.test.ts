import objectives from '../../deploy/load/objectives.json' with { type: 'json' };
import { scenarioNames, scenarios } from '../../deploy/load/scenarios/index.ts';
import type { Scenario } from '../../deploy/load/scenarios/scenario.ts';
import { arrivalsAt, leftBehind, lengthOf, optionsOf, visitorsOf } from './plan.ts';

const scenario: Scenario = {
  about: 'up, and on',
  from: 0,
  stages: [
    { seconds: 10, times: 2 },
    { seconds: 20, times: 2 },
  ],
  members: 1,
  judged: { availability: ['pages', 'pushes'], latency: ['pages'], settled: ['writes'] },
};
const pace = { scenario, rate: 10, length: 1 };

test('arrivals follow the stages', () => {
  expect([0, 5, 10, 30].map((second) => arrivalsAt(pace, second))).toEqual([0, 10, 20, 20]);
  expect(visitorsOf(pace)).toBe(10 * 10 + 20 * 20);
  expect(lengthOf(pace)).toBe(30);
});

test('a tenth of the length is a tenth of the visitors, at the same pace', () => {
  const short = { ...pace, length: 0.1 };
  expect(visitorsOf(short)).toBe(visitorsOf(pace) / 10);
  expect(arrivalsAt(short, 3)).toBe(20);
});

test('what is left behind is said before it begins: a share of all who come', () => {
  expect(leftBehind({ ...pace, rate: 1_000 })).toEqual({ ideas: 250, comments: 750, votes: 7_000 });
});

test('k6 is told of each journey its share of what arrives, and of the objectives that count here', () => {
  const { scenarios: told, thresholds } = optionsOf(pace, objectives);
  expect(told?.reader).toMatchObject({
    executor: 'ramping-arrival-rate',
    exec: 'reader',
    timeUnit: '1000s',
    stages: [
      { duration: '10s', target: 13_800 },
      { duration: '20s', target: 13_800 },
    ],
  });
  expect(thresholds).toEqual({
    'served{kind:pages}': ['rate>=0.999'],
    'settled{kind:writes}': ['rate>=0.999'],
    'took{kind:pages}': ['p(95)<300', 'p(99)<500'],
  });
});

test.each(scenarioNames)('%s sends something of every journey, and leaves something behind', (name) => {
  const played = { scenario: scenarios[name], rate: 5, length: 1 };
  const { scenarios: told } = optionsOf(played, objectives);
  for (const journey of Object.values(told ?? {}))
    expect(
      Math.max(...('stages' in journey ? journey.stages.map(({ target }) => target) : [])),
    ).toBeGreaterThan(0);
  expect(leftBehind(played).ideas).toBeGreaterThan(0);
});
