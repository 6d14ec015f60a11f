import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const portOf = async ({ stdout }: ChildProcess): Promise<number> => {
  for await (const line of createInterface({ input: stdout as NodeJS.ReadableStream })) {
    const { port } = JSON.parse(line);
    if (port) return port;
  }
  throw new Error('it ended before it listened');
};

export type ServerProcess = { origin: string; port: number; stop: () => Promise<void> };

/** Starts a server of bundles, and waits until it listens. */
export async function startServer(main: string, env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { HOST: '127.0.0.1', PORT: '0', ...env },
  });
  const ended = once(child, 'exit');
  const port = await portOf(child);
  child.stdout?.resume();
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { origin: `http://127.0.0.1:${port}`, port, stop };
}
