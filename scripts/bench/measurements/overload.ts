import type { Outcomes, PhaseResult } from '../load/load.ts';
import { startArrivals } from '../load/start-arrivals.ts';
import { startDrizzle } from '../load/start-load.ts';
import type { Figure, Measurement } from '../measurement.ts';
import type { Bench } from '../open-bench.ts';
import { memoryOfStack } from '../processes/memory-of-stack.ts';
import { pinProcess, pinStack } from '../processes/pin.ts';
import { overloadMix } from './overload-mix.ts';

const [productCore, loadCore] = [0, 1];
const connectionsTried = [4, 8, 16, 32];
const [rampSeconds, calmSeconds, crowdSeconds, afterSeconds] = [5, 8, 25, 12];
const [times, calmShare] = [3, 0.5];

const kept = [
  { path: '/api/v1/ideas', group: 'kept answer' },
  { path: '/api/v1/categories', group: 'kept answer' },
  { path: '/', group: 'document' },
];
const keptPerSecond = 30;

const resident = (bench: Bench) =>
  memoryOfStack(bench.stack)
    .values()
    .reduce((sum, { rss, pss }) => sum + (pss ?? rss), 0);

/** Memory each second while something runs, MiB. */
async function watchMemory<Result>(bench: Bench, work: () => Promise<Result>) {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(resident(bench)), 1_000);
  const result = await work();
  clearInterval(timer);
  return { result, samples };
}

/** The second from which on everything is as it was before. */
function secondsUntilNormal(before: PhaseResult, { seconds }: PhaseResult): number {
  const usual = Math.max(2 * before.acceptedP99, before.acceptedP99 + 50);
  const isNormal = ({ refused, failed, acceptedP99 }: Outcomes) =>
    refused === 0 && failed === 0 && !(acceptedP99 > usual);
  return seconds.findLastIndex((second) => !isNormal(second)) + 1;
}

const classOf = ([name, some]: [string, Outcomes], seconds: number): Figure => ({
  name: `${name}, accepted`,
  value: some.accepted / seconds,
  unit: 'answers/s',
  details: { 'of sent /s': some.sent / seconds, 'p50 ms': some.acceptedP50, 'p99 ms': some.acceptedP99 },
});

export const overload: Measurement = {
  letter: 'k',
  title: `${times} times more than there is room for`,
  notes: [
    `The product has core ${productCore}, the load core ${loadCore}. Capacity: the most that ${connectionsTried.join(', ')} connections get, each as fast as it goes, ${rampSeconds} s each, of the same mix.`,
    `Then arrivals that wait for nobody: ${calmShare} × capacity for ${calmSeconds} s, ${times} × for ${crowdSeconds} s, ${calmShare} × for ${afterSeconds} s. Times count from when a request was due.`,
    `Beside it, from another process, ${keptPerSecond} questions a second of what is kept for visitors, and documents.`,
  ],
  run: async (bench) => {
    const crowd = startArrivals(bench.origin, await overloadMix(bench));
    pinStack(bench.stack, productCore);
    pinProcess(crowd.pid, loadCore);
    pinProcess(process.pid, loadCore);
    try {
      await (await crowd.phase({ connections: 8, seconds: rampSeconds })).result;
      const ramp: number[] = [];
      for (const connections of connectionsTried) {
        const { result } = await crowd.phase({ connections, seconds: rampSeconds });
        ramp.push((await result).accepted / rampSeconds);
      }
      const capacity = Math.max(...ramp);
      const calm = { perSecond: capacity * calmShare };
      const before = await (await crowd.phase({ ...calm, seconds: calmSeconds })).result;
      const stopKept = startDrizzle({ origin: bench.origin, requests: kept, perSecond: keptPerSecond });
      const { result: phase, samples } = await watchMemory(bench, () =>
        crowd.phase({ perSecond: capacity * times, seconds: crowdSeconds }),
      );
      const beside = await stopKept();
      const after = await (await crowd.phase({ ...calm, seconds: afterSeconds })).result;
      const load = await phase.result;
      const goodput = load.accepted / crowdSeconds;
      const early = Math.max(...samples.slice(3, 8));
      const late = Math.max(...samples.slice(-5));
      const groups = Object.entries(load.groups);
      const shown = Object.entries(beside.groups ?? {});
      return [
        {
          name: 'capacity',
          value: capacity,
          unit: 'answers/s',
          details: Object.fromEntries(ramp.map((value, index) => [`by ${connectionsTried[index]}`, value])),
        },
        {
          name: `goodput at ${times} ×`,
          value: goodput,
          unit: 'answers/s',
          details: { 'sent /s': load.sent / crowdSeconds, refused: load.refused, failed: load.failed },
        },
        {
          name: 'goodput, of capacity',
          value: (goodput / capacity) * 100,
          unit: '%',
          target: { atLeast: 90 },
        },
        {
          name: 'accepted, p99',
          value: load.acceptedP99,
          unit: 'ms',
          details: { 'p50 ms': load.acceptedP50 },
          target: { atMost: 1_000 },
        },
        { name: 'refused, p99', value: load.refusedP99, unit: 'ms', target: { atMost: 50 } },
        { name: 'unanswered at a time, at most', value: load.inFlight, unit: 'requests' },
        ...groups.map((group) => classOf(group, crowdSeconds)),
        {
          name: 'memory at the end, of that at the beginning',
          value: (late / early) * 100,
          unit: '%',
          details: { 'beginning MiB': early, 'end MiB': late },
          target: { atMost: 110 },
        },
        {
          name: 'until normal',
          value: secondsUntilNormal(before, after),
          unit: 's',
          details: { 'p99 before ms': before.acceptedP99, 'p99 after ms': after.acceptedP99 },
          target: { atMost: 5 },
        },
        ...shown.map(
          ([name, { answers, accepted, p50ms, p99ms }]): Figure => ({
            name: `${name} for visitors, refused`,
            value: answers - accepted,
            unit: 'answers',
            details: { answers, 'p50 ms': p50ms, 'p99 ms': p99ms },
            target: { exactly: 0 },
          }),
        ),
      ];
    } finally {
      crowd.stop();
    }
  },
};
