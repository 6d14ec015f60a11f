import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { incomingPrefix } from './kept-files.ts';

const hourMs = 3_600_000;
const keptMs = 7 * 24 * hourMs;

/** Takes away what was part of no release for seven days, what was left half written, and the oldest beyond `mostBytes`. */
export async function sweep(folder: string, mostBytes: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = entries.filter((entry) => entry.isFile()).map(sizeAndAge);
  const files = (await Promise.all(found)).filter((file) => file !== null);
  let bytes = 0;
  for (const { path, size, ageMs, isIncoming } of files.sort((one, other) => one.ageMs - other.ageMs)) {
    bytes += size;
    if (bytes > mostBytes || ageMs > (isIncoming ? hourMs : keptMs)) await rm(path, { force: true });
  }
}

async function sizeAndAge({ parentPath, name }: { parentPath: string; name: string }) {
  const path = join(parentPath, name);
  // Another server may have taken it away.
  const known = await stat(path).catch(() => null);
  const isIncoming = name.startsWith(incomingPrefix);
  return known && { path, size: known.size, ageMs: Date.now() - known.mtimeMs, isIncoming };
}

/** Now, and every hour. */
export function startSweeping(folder: string, mostBytes: number, log: Logger): void {
  const run = () =>
    sweep(folder, mostBytes).catch((error) => log.warn({ err: error }, 'kept files were not swept'));
  void run();
  setInterval(run, hourMs).unref();
}
