import { isPortFree } from '../stack/ports.ts';
import { resetStack } from '../stack/reset-stack.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import type { BenchArguments } from './arguments.ts';
import { loadData } from './data/load-data.ts';
import { loadedFrom, markLoaded } from './data/loaded-mark.ts';
import { tidy } from './data/tidy.ts';

export const benchStack = 'bench';

async function freePortFrom(first: number): Promise<number> {
  for (let port = first; ; port += 1) if (await isPortFree(port)) return port;
}

async function start(log: (line: string) => void, signal: AbortSignal): Promise<Stack> {
  const gatewayPort = await freePortFrom(19_480);
  const identityProviderPort = await freePortFrom(gatewayPort + 1);
  return startStack({
    name: benchStack,
    gatewayPort,
    identityProviderPort,
    firstPrivatePort: 19_500,
    log,
    signal,
    // All requests come from one address and would be taken for a flood.
    env: { gateway: { RATE_LIMIT_SCALE: '1000000' } },
  });
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** The product with the data, freshly started: an import leaves processes larger than a day of work does. */
export async function startBenchStack(
  { data, fresh }: BenchArguments,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<Stack> {
  if (fresh || loadedFrom(benchStack, data) === 'other') await resetStack(benchStack);
  const stack = await start(log, signal);
  if (loadedFrom(benchStack, data) === 'same') return stack;
  log(data === undefined ? 'Loading the demonstration content' : `Loading ${data}`);
  try {
    await Promise.race([loadData(stack, data).then(() => tidy(stack.wiring)), untilAborted(signal)]);
  } finally {
    await stack.stop();
  }
  signal.throwIfAborted();
  markLoaded(benchStack, data);
  return start(log, signal);
}
