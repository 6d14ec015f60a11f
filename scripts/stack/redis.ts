import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment } from './child-environment.ts';
import type { ProcessSpec } from './managed-process.ts';
import { answersTcp } from './probes.ts';

export function redisProcess(program: string, folder: string, port: number): ProcessSpec {
  const data = join(folder, 'redis');
  mkdirSync(data, { recursive: true });
  const settings = {
    bind: '127.0.0.1',
    port: String(port),
    dir: data,
    appendonly: 'yes',
    save: '',
    maxmemory: '256mb',
    'maxmemory-policy': 'volatile-lru',
  };
  return {
    name: 'redis',
    command: program,
    args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    cwd: data,
    env: childEnvironment(),
    ready: answersTcp(port, '+PONG', 'PING\r\n'),
  };
}
