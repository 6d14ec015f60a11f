import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { loadDemo } from '../../import/load-demo.ts';
import { accessOf } from '../../stack/access.ts';
import { stackFolders } from '../../stack/folder/folders.ts';
import { resetStack } from '../../stack/folder/reset-stack.ts';
import { isPortFree } from '../../stack/ports.ts';
import { type Stack, startStack } from '../../stack/stack.ts';
import { mountDisk, type SmallDisk, unmountDisk } from './small-disk.ts';

const name = 'faults';
export const faultsFolders = stackFolders(name);

export interface BreakableStack {
  stack: Stack;
  /** Why there is none, where the machine gives none. */
  disks: { nats: SmallDisk | string; logs: SmallDisk | string };
  stop: () => Promise<void>;
}

async function freePortFrom(first: number): Promise<number> {
  for (let port = first; ; port += 1) if (await isPortFree(port)) return port;
}

/** The product as it is run by default, with the demonstration content and what can be broken of it at hand. */
export async function startFaultsStack(
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<BreakableStack> {
  const places = { nats: join(faultsFolders.root, 'nats'), logs: faultsFolders.logs };
  const unmount = () => Object.values(places).forEach(unmountDisk);
  unmount();
  await resetStack(name);
  const disks = { nats: mountDisk(places.nats), logs: mountDisk(places.logs) };
  try {
    const gatewayPort = await freePortFrom(19_680);
    const stack = await startStack({
      ...{ name, gatewayPort, log, signal, firstPrivatePort: 19_700 },
      identityProviderPort: await freePortFrom(gatewayPort + 1),
      // All calls come from one address and would be taken for a flood.
      env: { gateway: { RATE_LIMIT_SCALE: '1000000' } },
    });
    const stop = async () => {
      await stack.stop();
      // What was logged is to be read when its disk is gone.
      const kept = join(faultsFolders.root, 'kept-logs');
      cpSync(places.logs, kept, { recursive: true });
      unmount();
      cpSync(kept, places.logs, { recursive: true });
    };
    try {
      await loadDemo(await accessOf(stack.wiring));
      return { stack, disks, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    unmount();
    throw error;
  }
}
