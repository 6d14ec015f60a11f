import type { Scenario as K6Scenario, Options } from 'k6/options';
import { type Journey, journeys, shares, staySeconds } from '../../deploy/load/journeys/shares.ts';
import type { Kind, Objectives } from '../../deploy/load/objectives.ts';
import type { Scenario } from '../../deploy/load/scenarios/scenario.ts';

const perThousand = 1_000;
const spare = 1.5;
/** What arrives is spread over a thousand seconds, as k6 counts in whole numbers. */
const timeUnit = '1000s';
const graceSeconds = 60;

export interface Pace {
  scenario: Scenario;
  /** Visitors a second on average. */
  rate: number;
  length: number;
}

const secondsOf = (seconds: number, length: number) => Math.max(1, Math.round(seconds * length));

/** When it goes to how many visitors a second: points between which it is straight. */
function courseOf({ scenario, rate, length }: Pace): { second: number; arrivals: number }[] {
  let second = 0;
  return [
    { second, arrivals: scenario.from * rate },
    ...scenario.stages.map(({ seconds, times }) => {
      second += secondsOf(seconds, length);
      return { second, arrivals: times * rate };
    }),
  ];
}

/** How many visitors a second come in a second of the run. */
export function arrivalsAt(pace: Pace, second: number): number {
  const course = courseOf(pace);
  const next = course.findIndex((point) => point.second >= second);
  const [before, after] = [course[next - 1], course[next] ?? course.at(-1)];
  if (!after || !before) return after?.arrivals ?? 0;
  const share = (second - before.second) / (after.second - before.second);
  return before.arrivals + share * (after.arrivals - before.arrivals);
}

const secondsBetween = (pace: Pace) => {
  const course = courseOf(pace);
  return course.slice(1).map((after, index) => ({ before: course[index] ?? after, after }));
};

/** How many come in all. */
export const visitorsOf = (pace: Pace): number =>
  secondsBetween(pace).reduce(
    (sum, { before, after }) =>
      sum + ((before.arrivals + after.arrivals) / 2) * (after.second - before.second),
    0,
  );

export const lengthOf = (pace: Pace): number => courseOf(pace).at(-1)?.second ?? 0;

/** How many of them go this way. */
const goersOf = (journey: Journey, pace: Pace) =>
  Math.ceil(Math.max((visitorsOf(pace) * shares[journey]) / perThousand, pace.scenario.leastOfEach ?? 0));

/** What such a run leaves at the site, about. */
export const leftBehind = (pace: Pace): { ideas: number; comments: number; votes: number } => ({
  ideas: goersOf('author', pace),
  comments: goersOf('commenter', pace),
  votes: 2 * goersOf('voter', pace),
});

function k6ScenarioOf(journey: Journey, pace: Pace): K6Scenario {
  const { scenario, rate, length } = pace;
  const least = Math.ceil(((scenario.leastOfEach ?? 0) * perThousand) / lengthOf(pace));
  const target = (times: number) => Math.max(least, Math.round(times * rate * shares[journey]));
  const most = Math.max(...[scenario.from, ...scenario.stages.map(({ times }) => times)].map(target));
  const vus = Math.ceil((most / perThousand) * staySeconds[journey] * spare) + 2;
  return {
    executor: 'ramping-arrival-rate',
    exec: journey,
    startRate: target(scenario.from),
    timeUnit,
    stages: scenario.stages.map(({ seconds, times }) => ({
      duration: `${secondsOf(seconds, length)}s`,
      target: target(times),
    })),
    preAllocatedVUs: scenario.untilBroken ? Math.ceil(vus / 10) : vus,
    maxVUs: vus,
    gracefulStop: `${graceSeconds}s`,
  };
}

type Thresholds = NonNullable<Options['thresholds']>;

function thresholdsOf({ judged, untilBroken, timesCapacity }: Scenario, objectives: Objectives): Thresholds {
  // What of pushes is promised is judged by what was made, which k6 does not know.
  const asked = (names: Kind[]) => names.filter((kind) => kind !== 'pushes');
  const rates = (metric: string, names: Kind[]) =>
    asked(names).map((kind) => [`${metric}{kind:${kind}}`, [`rate>=${objectives[kind].availability}`]]);
  const times = asked(judged.latency).map((kind) => [
    `took{kind:${kind}}`,
    Object.entries(objectives[kind].latencyMs)
      // In a crowd nobody is left behind, and who is in the middle waits a little.
      .filter(([name]) => !timesCapacity || name === 'p99')
      .map(([name, ms]) => `p(${name.slice(1)})<${ms}`),
  ]);
  const broken = (['pages', 'reads'] as const).map((kind) => [
    `served{kind:${kind}}`,
    [{ threshold: 'rate>=0.9', abortOnFail: true, delayAbortEval: '20s' }],
  ]);
  return Object.fromEntries([
    ...rates('served', judged.availability),
    ...rates('settled', judged.settled),
    ...times,
    ...(untilBroken ? broken : []),
  ]) as Thresholds;
}

/** What k6 is told of a scenario at this pace. */
export const optionsOf = (pace: Pace, objectives: Objectives): Options => ({
  scenarios: Object.fromEntries(journeys.map((journey) => [journey, k6ScenarioOf(journey, pace)])),
  thresholds: thresholdsOf(pace.scenario, objectives),
  systemTags: ['scenario'],
  summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max'],
  discardResponseBodies: false,
  userAgent: 'ideabox-load',
});
