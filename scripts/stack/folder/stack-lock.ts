import { createHash } from 'node:crypto';
import { connect, createServer } from 'node:net';

/**
 * An abstract Unix socket: the kernel gives it to one process only, and takes it back however that process
 * ends, so that a lock can never be stale.
 */
function socketName(folder: string): string {
  return `\0ideabox-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
}

/** Returns how to release, or undefined when another process holds the folder. */
export function lockStack(folder: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(socketName(folder), () => {
      server.unref();
      resolve(() => server.close());
    });
  });
}

export function isStackLocked(folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketName(folder));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
