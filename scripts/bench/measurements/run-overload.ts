import objectives from '../../../deploy/load/objectives.json' with { type: 'json' };
import type { LoadRequest, LoadResult, Outcomes, PhaseResult } from '../load/load.ts';
import { startArrivals } from '../load/start-arrivals.ts';
import { startDrizzle } from '../load/start-load.ts';
import type { Bench } from '../open-bench.ts';
import { cpuOfStack, cpuSince } from '../processes/cpu-of-stack.ts';
import { memoryOfStack } from '../processes/memory-of-stack.ts';
import { pinProcess, pinStack } from '../processes/pin.ts';

/** So much more than there is room for arrives, and so long. */
export const [times, crowdSeconds] = [objectives.crowd.timesCapacity, 25];
const [productCore, loadCore] = [0, 1];
const connectionsTried = [4, 8, 16, 32];
const [rampSeconds, calmSeconds, afterSeconds, calmShare] = [5, 6, 10, 0.5];

const answers = ['/api/v1/ideas', '/api/v1/categories'].map((path) => ({ path, group: 'kept answers' }));
/** Few documents, as each is drawn anew, which costs as much as several answers. */
const kept = [...Array.from({ length: 9 }, () => answers).flat(), { path: '/', group: 'documents' }];
const keptPerSecond = 19;

export const overloadNotes = [
  `The product has core ${productCore}, the load core ${loadCore}. Capacity: the most that ${connectionsTried.join(', ')} connections get, each as fast as it goes, ${rampSeconds} s each, of the same requests.`,
  `Then arrivals that wait for nobody: ${calmShare} × capacity for ${calmSeconds} s, ${times} × for ${crowdSeconds} s, ${calmShare} × for ${afterSeconds} s. Times count from when a request was due.`,
  `Beside it, from another process, ${keptPerSecond} visitors’ questions a second of what is kept, and documents.`,
];

export interface Overload {
  capacity: number;
  /** Answers a second by connections. */
  ramp: Record<string, number>;
  load: PhaseResult;
  /** Seconds after its end until everything was as before. */
  untilNormal: number;
  /** Of the whole product, each second of it, MiB. */
  memory: number[];
  /** What it used of the processor meanwhile, seconds. */
  processor: Record<string, number>;
  beside: Record<string, LoadResult>;
}

const resident = (bench: Bench) =>
  memoryOfStack(bench.stack)
    .values()
    .reduce((sum, { rss, pss }) => sum + (pss ?? rss), 0);

/** The second from which on everything is as it was before. */
function secondsUntilNormal(before: PhaseResult, { seconds }: PhaseResult): number {
  const usual = Math.max(2 * before.acceptedP99, before.acceptedP99 + 50);
  const isNormal = ({ refused, failed, acceptedP99 }: Outcomes) =>
    refused === 0 && failed === 0 && !(acceptedP99 > usual);
  return seconds.findLastIndex((second) => !isNormal(second)) + 1;
}

export async function runOverload(bench: Bench, requests: LoadRequest[]): Promise<Overload> {
  const { origin } = bench;
  const crowd = startArrivals(origin, requests);
  const run = async (phase: Parameters<typeof crowd.phase>[0]) => (await crowd.phase(phase)).result;
  const memory: number[] = [];
  pinStack(bench.stack, productCore);
  for (const pid of [crowd.pid, process.pid]) pinProcess(pid, loadCore);
  try {
    await run({ connections: 8, seconds: rampSeconds });
    const ramp: Record<string, number> = {};
    for (const connections of connectionsTried) {
      const { accepted } = await run({ connections, seconds: rampSeconds });
      ramp[`by ${connections}`] = accepted / rampSeconds;
    }
    const capacity = Math.max(...Object.values(ramp));
    const calm = { perSecond: capacity * calmShare };
    const before = await run({ ...calm, seconds: calmSeconds });
    for (const { path } of kept) await (await fetch(origin + path)).arrayBuffer();
    const cpu = cpuOfStack(bench.stack);
    const stopKept = startDrizzle({ origin, requests: kept, perSecond: keptPerSecond });
    const watch = setInterval(() => memory.push(resident(bench)), 1_000);
    const { result } = await crowd.phase({ perSecond: capacity * times, seconds: crowdSeconds });
    clearInterval(watch);
    const processor = cpuSince(bench.stack, cpu);
    const beside = (await stopKept()).groups ?? {};
    const after = await run({ ...calm, seconds: afterSeconds });
    const untilNormal = secondsUntilNormal(before, after);
    return { capacity, ramp, load: await result, untilNormal, memory, processor, beside };
  } finally {
    crowd.stop();
  }
}
