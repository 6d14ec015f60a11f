import fc from 'fast-check';
import { loadOperations, type Operation } from '../contract/operations.ts';
import { apiBase, origin } from '../product.ts';
import { createJudge, send } from './answers.ts';
import { requestOf } from './request-of.ts';
import { clearWorld, makeWorld, type World } from './world.ts';

/**
 * Every call as everyone, with what fits and with what does not: its answer is one that the document describes.
 * `FUZZ_SEED` makes other requests, `FUZZ_RUNS` more of them, `FUZZ_CALL` those of one call alone ("PUT /ideas/{id}").
 */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
const numRuns = Number(process.env.FUZZ_RUNS ?? 40);
const only = process.env.FUZZ_CALL;

const atOnce = 4;

let world: World;
let operations: Operation[];
let faultIn: ReturnType<typeof createJudge>;

beforeAll(async () => {
  world = await makeWorld();
  faultIn = createJudge((await (await fetch(`${origin}${apiBase}/openapi.json`)).json()) as object);
  operations = (await loadOperations()).filter(({ name }) => only === undefined || name === only);
});

afterAll(() => clearWorld(world));

/** What is always refused would prove little; three of the eight who ask are let into little or nothing. */
const count = { sent: 0, done: 0 };

const fuzz = async (operation: Operation): Promise<string | undefined> => {
  const details = await fc.check(
    fc.asyncProperty(requestOf(operation, world), async (request) => {
      const answer = await send(operation, request, world);
      count.sent += 1;
      if (answer.status < 300) count.done += 1;
      const fault = faultIn(operation, request, answer);
      if (fault) throw new Error(`${answer.status} ${fault}`);
    }),
    { seed, numRuns },
  );
  if (!details.failed) return undefined;
  const again = `FUZZ_SEED=${seed} FUZZ_CALL='${operation.name}'`;
  const [request] = details.counterexample ?? [];
  return `${operation.name} ${String(details.errorInstance)} to ${JSON.stringify(request)}; again: ${again}`;
};

test('no request, whoever sends it, has an answer that the document does not describe', async () => {
  const faults: string[] = [];
  const queue = [...operations];
  const worker = async () => {
    for (let operation = queue.shift(); operation; operation = queue.shift()) {
      const fault = await fuzz(operation);
      if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  expect(faults).toEqual([]);
  expect(count.done / count.sent).toBeGreaterThan(0.15);
}, 1_800_000);
