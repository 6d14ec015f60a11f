import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** What a program prints. @throws with what it says, but for the links that Helm followed */
export async function run(program: string, args: string[], input?: string): Promise<string> {
  const child = spawn(program, args, { stdio: 'pipe' });
  child.stdin.end(input);
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (child.exitCode === 0) return said;
  const words = complaint.replaceAll(/^level=INFO .*\n/gm, '').trim();
  throw new Error(`${program} ${args.slice(0, 3).join(' ')} …: ${words}`);
}

/** Starts a program whose words are read while it runs. */
export const start = (program: string, args: string[]): ChildProcess =>
  spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
