import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { compileCache } from '../stack/folder/compile-cache.ts';
import { repository } from '../stack/folder/folders.ts';
import { systemFolders } from '../stack/processes/find-program.ts';

export type Step = {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
};

/** Aborting it ends whatever runs. */
export const interruption = new AbortController();

export type StepResult = { name: string; ok: boolean; seconds: number; output: string };

/** Runs a program of the workspace to its end and keeps what it says; `listen` is given the process, with a channel. */
export function runStep(
  { name, command, args, env }: Step,
  listen?: (child: ChildProcess) => void,
): Promise<StepResult> {
  const began = performance.now();
  const bin = resolve(repository, 'node_modules/.bin');
  const child = spawn(resolve(bin, command), args, {
    cwd: repository,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compileCache,
      ...env,
      PATH: [bin, process.env.PATH, ...systemFolders].join(delimiter),
    },
    stdio: ['ignore', 'pipe', 'pipe', listen ? 'ipc' : 'ignore'],
    signal: interruption.signal,
  });
  listen?.(child);
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((done) => {
    const finish = (ok: boolean) => done({ name, ok, seconds: (performance.now() - began) / 1000, output });
    child.once('error', (error) => {
      output += String(error);
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
}
