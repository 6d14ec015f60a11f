import { join } from 'node:path';
import { childEnvironment } from './child-environment.ts';
import type { ProcessSpec } from './managed-process.ts';
import { answersTcp } from './probes.ts';
import { writePrivately } from './write-privately.ts';

const user = 'ideabox';

export const natsUrl = (port: number, password: string) => `nats://${user}:${password}@127.0.0.1:${port}`;

export function natsProcess(program: string, folder: string, port: number, password: string): ProcessSpec {
  const config = join(folder, 'nats.conf');
  writePrivately(config, `authorization { user: "${user}", password: "${password}" }\n`);
  return {
    name: 'nats',
    command: program,
    args: [
      ...['--config', config, '--addr', '127.0.0.1', '--port', String(port)],
      ...['--jetstream', '--store_dir', join(folder, 'nats')],
    ],
    cwd: folder,
    env: childEnvironment(),
    ready: answersTcp(port, 'INFO'),
  };
}
