import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRunFolder } from '../src/jest/run-folder.ts';

test('the next run ends and removes what a killed one left, and leaves alone what is in use', async () => {
  const [killed, running] = [makeRunFolder(), makeRunFolder()];
  const { pid: dead } = spawnSync('true');
  writeFileSync(join(killed.folder, 'owner'), String(dead));
  const server = spawn('tail', ['-f', join(killed.folder, 'owner')], { stdio: 'ignore' });
  const ended = once(server, 'exit');
  await once(server, 'spawn');
  const next = makeRunFolder();
  try {
    await ended;
    expect([killed, running, next].map(({ folder }) => existsSync(folder))).toEqual([false, true, true]);
  } finally {
    running.remove();
    next.remove();
  }
});
