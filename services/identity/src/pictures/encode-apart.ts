import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { UnreadablePicture } from '../domain/errors.ts';

const program = fileURLToPath(new URL('./encode.ts', import.meta.url));
const maxMs = 8_000;

/**
 * Makes a picture of a file in a process of its own, which knows nothing of ours and ends with it: what unpacks hostile
 * files is native code, and keeps the memory that it once took. @throws UnreadablePicture
 */
export const encodeApart = async (file: Buffer): Promise<Buffer> => {
  const child = spawn(process.execPath, ['--max-old-space-size=64', program], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    timeout: maxMs,
    killSignal: 'SIGKILL',
  });
  // One that ends before it has read everything says so by its code.
  child.stdin.on('error', () => undefined).end(file);
  const [image, [code]] = await Promise.all([buffer(child.stdout), once(child, 'exit')]);
  if (code !== 0 || image.length === 0) throw new UnreadablePicture();
  return image;
};
