import { resetStack } from '../stack/folder/reset-stack.ts';
import { isPortFree } from '../stack/ports.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import type { BenchArguments } from './arguments.ts';
import { loadData } from './data/load-data.ts';
import { type Content, loadedFrom, markLoaded } from './data/loaded-mark.ts';
import { tidy } from './data/tidy.ts';
import { loadStress } from './stress/load-stress.ts';

/** The stress tier has a stack of its own: loading it takes long. */
export const benchStackOf = ({ stress }: Content): string =>
  stress === undefined ? 'bench' : 'bench-stress';

/** So that filling empty tables and building their indexes is not written twice; measured with the same, too. */
const stressSettings = {
  shared_buffers: '2GB',
  effective_cache_size: '12GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
};

async function freePortFrom(first: number): Promise<number> {
  for (let port = first; ; port += 1) if (await isPortFree(port)) return port;
}

async function start(content: Content, log: (line: string) => void, signal: AbortSignal): Promise<Stack> {
  const gatewayPort = await freePortFrom(19_480);
  const identityProviderPort = await freePortFrom(gatewayPort + 1);
  return startStack({
    name: benchStackOf(content),
    gatewayPort,
    identityProviderPort,
    firstPrivatePort: 19_500,
    log,
    signal,
    // All requests come from one address and would be taken for a flood; a crowd says where each of it comes from.
    env: { gateway: { RATE_LIMIT_SCALE: '1000000', TRUSTED_PROXIES: '127.0.0.0/8,::1' } },
    ...(content.stress === undefined ? {} : { postgresSettings: stressSettings }),
  });
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

async function load(stack: Stack, { data, stress }: Content, log: (line: string) => void): Promise<void> {
  if (stress !== undefined) {
    log(`Generating the stress tier × ${stress}`);
    await loadStress(stack, stress);
  } else {
    log(data === undefined ? 'Loading the demonstration content' : `Loading ${data}`);
    await loadData(stack, data);
  }
  await tidy(stack.wiring);
}

/** The product with the data, freshly started: an import leaves processes larger than a day of work does. */
export async function startBenchStack(
  given: BenchArguments,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<Stack> {
  const name = benchStackOf(given);
  if (given.fresh || loadedFrom(name, given) === 'other') await resetStack(name);
  const stack = await start(given, log, signal);
  if (loadedFrom(name, given) === 'same') return stack;
  try {
    await Promise.race([load(stack, given, log), untilAborted(signal)]);
  } finally {
    await stack.stop();
  }
  signal.throwIfAborted();
  markLoaded(name, given);
  return start(given, log, signal);
}
