import objectives from '../../../deploy/load/objectives.json' with { type: 'json' };
import type { Outcomes } from '../load/load.ts';
import type { Figure, Measurement } from '../measurement.ts';
import { allClasses, visitorsReads } from './overload-requests.ts';
import { crowdSeconds, type Overload, overloadNotes, runOverload, times } from './run-overload.ts';

const { crowd } = objectives;

const perSecond = (count: number) => count / crowdSeconds;

const speeds = ({ capacity, ramp, load }: Overload): [Figure, Figure] => [
  { name: 'capacity', value: capacity, unit: 'answers/s', details: ramp },
  {
    name: `accepted at ${times} ×`,
    value: perSecond(load.accepted),
    unit: 'answers/s',
    details: { 'sent /s': perSecond(load.sent), refused: load.refused, failed: load.failed },
  },
];

const times99 = ({ load }: Overload): Figure[] => [
  {
    name: 'accepted, p99',
    value: load.acceptedP99,
    unit: 'ms',
    details: { 'p50 ms': load.acceptedP50 },
    target: { atMost: crowd.acceptedP99Ms },
  },
  {
    name: 'refused, p99',
    value: load.refusedP99,
    unit: 'ms',
    details: { 'p50 ms': load.refusedP50 },
    target: { atMost: crowd.refusedP99Ms },
  },
  { name: 'unanswered at a time, at most', value: load.inFlight, unit: 'requests' },
];

const aftermath = ({ memory, untilNormal, processor, beside }: Overload): Figure[] => {
  const [early, late] = [Math.max(...memory.slice(3, 8)), Math.max(...memory.slice(-5))];
  return [
    {
      name: 'memory at the end, of that at the beginning',
      value: (late / early) * 100,
      unit: '%',
      details: { 'beginning MiB': early, 'end MiB': late },
      target: { atMost: crowd.memoryGrowth * 100 },
    },
    {
      name: 'processor of the product meanwhile',
      value: perSecond(Object.values(processor).reduce((sum, used) => sum + used, 0)) * 100,
      unit: '% of a core',
      details: Object.fromEntries(
        Object.entries(processor).map(([name, used]) => [`${name} %`, perSecond(used) * 100]),
      ),
    },
    { name: 'until normal', value: untilNormal, unit: 's', target: { atMost: crowd.normalWithinSeconds } },
    ...Object.entries(beside).map(
      ([name, { answers, accepted, p50ms, p99ms }]): Figure => ({
        name: `${name} for visitors, refused`,
        value: answers - accepted,
        unit: 'answers',
        details: { answers, 'p50 ms': p50ms, 'p99 ms': p99ms },
        target: { exactly: 0 },
      }),
    ),
  ];
};

const shareOf = ({ accepted, sent }: Outcomes) => (accepted / sent) * 100;

export const overload: Measurement = {
  letter: 'k',
  title: `${times} times as many visitors as there is room for`,
  notes: [...overloadNotes, 'All ask alike: lists of ideas, none of which is kept.'],
  run: async (bench) => {
    const run = await runOverload(bench, visitorsReads());
    const [capacity, goodput] = speeds(run);
    return [
      capacity,
      goodput,
      {
        name: 'accepted, of capacity',
        value: (goodput.value / capacity.value) * 100,
        unit: '%',
        target: { atLeast: crowd.acceptedOfCapacity * 100 },
      },
      ...times99(run),
      ...aftermath(run),
    ];
  },
};

export const overloadOfAll: Measurement = {
  letter: 'l',
  title: `${times} times as much of everything as there is room for`,
  notes: [
    ...overloadNotes,
    'A write costs several times what a read does: as others are given up for writes, fewer answers are as much work.',
  ],
  run: async (bench) => {
    const run = await runOverload(bench, await allClasses(bench));
    const shares = Object.entries(run.load.groups).map(
      ([name, some]): Figure => ({
        name: `${name}, accepted of sent`,
        value: shareOf(some),
        unit: '%',
        details: {
          'sent /s': perSecond(some.sent),
          'p50 ms': some.acceptedP50,
          'p99 ms': some.acceptedP99,
        },
        ...(name === 'keyed writes' ? { target: { atLeast: crowd.keyedWritesAccepted * 100 } } : {}),
      }),
    );
    return [...speeds(run), ...times99(run), ...shares, ...aftermath(run)];
  },
};
