import { join } from 'node:path';
import { writePrivately } from '../folder/write-privately.ts';
import { childEnvironment } from '../processes/child-environment.ts';
import type { ProcessSpec } from '../processes/managed-process.ts';
import { answersTcp } from '../processes/probes.ts';

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
