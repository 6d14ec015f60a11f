import { join } from 'node:path';
import { writePrivately } from '../folder/write-privately.ts';
import { childEnvironment } from '../processes/child-environment.ts';
import type { ProcessSpec } from '../processes/managed-process.ts';
import { answersHttp, answersTcp, type Probe } from '../processes/probes.ts';

const user = 'ideabox';

export const natsUrl = (port: number, password: string) => `nats://${user}:${password}@127.0.0.1:${port}`;

/** Where it listens, and where it tells how it is. */
interface NatsPorts {
  port: number;
  monitorPort: number;
}

/**
 * A store that could not be written once is not written again, however much room there is, until the server is started anew. Of
 * newer ones `/healthz` says so; older ones say that they are well, and tell nothing of their store.
 */
const writesItsStore = (monitorPort: number): Probe => {
  const told = ['healthz', 'jsz'].map((path) => answersHttp(`http://127.0.0.1:${monitorPort}/${path}`));
  return async () => (await Promise.all(told.map((probe) => probe()))).every(Boolean);
};

export function natsProcess(
  program: string,
  folder: string,
  { port, monitorPort }: NatsPorts,
  password: string,
): ProcessSpec {
  const config = join(folder, 'nats.conf');
  writePrivately(config, `authorization { user: "${user}", password: "${password}" }\n`);
  return {
    name: 'nats',
    command: program,
    args: [
      ...['--config', config, '--addr', '127.0.0.1', '--port', String(port)],
      ...['--http_port', String(monitorPort)],
      ...['--jetstream', '--store_dir', join(folder, 'nats')],
    ],
    cwd: folder,
    env: childEnvironment(),
    ready: answersTcp(port, 'INFO'),
    // Longer than any pause of a machine that is busy.
    works: { probe: writesItsStore(monitorPort), withinMs: 30_000 },
  };
}
