import { join } from 'node:path';
import { childEnvironment } from './child-environment.ts';
import type { ProcessSpec } from './managed-process.ts';
import { answersTcp } from './probes.ts';

export function natsProcess(program: string, folder: string, port: number): ProcessSpec {
  return {
    name: 'nats',
    command: program,
    args: ['--addr', '127.0.0.1', '--port', String(port), '--jetstream', '--store_dir', join(folder, 'nats')],
    cwd: folder,
    env: childEnvironment(),
    ready: answersTcp(port, 'INFO'),
  };
}
