import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivately } from '../folder/write-privately.ts';
import { childEnvironment } from '../processes/child-environment.ts';
import type { ProcessSpec } from '../processes/managed-process.ts';
import { answersTcp } from '../processes/probes.ts';

export const redisUrl = (port: number, password: string) => `redis://:${password}@127.0.0.1:${port}`;

export function redisProcess(program: string, folder: string, port: number, password: string): ProcessSpec {
  const data = join(folder, 'redis');
  mkdirSync(data, { recursive: true });
  const config = join(folder, 'redis.conf');
  writePrivately(config, `requirepass ${password}\n`);
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
    args: [config, ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])],
    cwd: data,
    env: childEnvironment(),
    ready: answersTcp(port, '+OK\r\n+PONG', `AUTH ${password}\r\nPING\r\n`),
  };
}
