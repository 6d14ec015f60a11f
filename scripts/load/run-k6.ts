import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repository } from '../stack/folder/folders.ts';
import { quiet } from './k6/find-k6.ts';

const script = join(repository, 'deploy/load/main.ts');

export interface K6Run {
  pid: number | undefined;
  /** Ends it in good order; what was begun is still answered. */
  stop: () => void;
  /** Its exit code. */
  ended: Promise<number | null>;
}

/** Runs the journeys; its console is the record. */
export function startK6(
  path: string,
  { plan, record, log }: Record<'plan' | 'record' | 'log', string>,
): K6Run {
  const args = [
    ...['run', '--quiet', '--no-color', '--log-format', 'raw'],
    // It says of each request by itself that nobody answered, which the record does, too.
    ...['--console-output', record, '--log-output', `file=${log}`, '--address', '', script],
  ];
  // In a group of its own: one Ctrl-C would reach it twice, and a second one breaks it off.
  const child = spawn(path, args, {
    env: { ...quiet(), LOAD_PLAN: plan },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  return {
    pid: child.pid,
    stop: () => child.kill('SIGINT'),
    ended: new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    }),
  };
}
