import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';

const answers = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });

const startServer = async (command: string, argumentsFor: (port: number, dir: string) => string[]) => {
  const port = await freePort();
  const dir = mkdtempSync(join(process.env.TEST_RUN_FOLDER ?? tmpdir(), `${command}-`));
  const run = async () => {
    const child = spawn(command, argumentsFor(port, dir), { stdio: 'ignore' });
    const failed = once(child, 'error').then(([error]) => Promise.reject(error));
    await Promise.race([failed, eventually(() => answers(port))]);
    return child;
  };
  let child = await run();
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  return {
    port,
    /** Ends it as a crash would. */
    kill: () => end('SIGKILL'),
    /** Lets it hang, with its connections open. */
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    restart: async () => {
      await end('SIGKILL');
      child = await run();
    },
    /** The same on a disk that has lost all that was on it. */
    restartEmpty: async () => {
      await end('SIGKILL');
      rmSync(dir, { recursive: true, force: true });
      child = await run();
    },
    stop: async () => {
      await end('SIGTERM');
      rmSync(dir, { recursive: true, force: true });
    },
  };
};

/** A nats-server with JetStream, of the test's own; open to everyone unless a login is given. */
export const startNats = async (login?: { user: string; password: string }) => {
  const server = await startServer('nats-server', (port, dir) => [
    ...['--addr', '127.0.0.1', '--port', String(port), '--jetstream', '--store_dir', dir],
    ...(login ? ['--user', login.user, '--pass', login.password] : []),
  ]);
  return { ...server, url: `nats://127.0.0.1:${server.port}` };
};

/** Three nats-servers that keep facts together. */
export const startNatsCluster = async () => {
  const routePorts = await Promise.all([freePort(), freePort(), freePort()]);
  const routes = routePorts.map((port) => `nats://127.0.0.1:${port}`).join();
  const servers = await Promise.all(
    routePorts.map((routePort) =>
      startServer('nats-server', (port, dir) => [
        ...['--addr', '127.0.0.1', '--port', String(port), '--jetstream', '--store_dir', dir],
        ...['--name', String(port), '--cluster_name', 'test', '--routes', routes],
        ...['--cluster', `nats://127.0.0.1:${routePort}`],
      ]),
    ),
  );
  return {
    url: servers.map(({ port }) => `nats://127.0.0.1:${port}`).join(),
    stop: () => Promise.all(servers.map(({ stop }) => stop())),
  };
};

/** A redis-server that keeps nothing, of the test's own. */
export const startRedis = async () => {
  const server = await startServer('redis-server', (port, dir) => [
    ...['--bind', '127.0.0.1', '--port', String(port), '--dir', dir, '--save', '', '--appendonly', 'no'],
    // Its command goes on naming the folder, by which the next run knows what a killed one left.
    ...['--set-proc-title', 'no'],
  ]);
  return { ...server, url: `redis://127.0.0.1:${server.port}` };
};
