import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const lastUsed = ({ atimeMs, mtimeMs }: { atimeMs: number; mtimeMs: number }) => Math.max(atimeMs, mtimeMs);

function filesIn(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      // Another run on the same machine may have removed it since.
      const stat = statSync(path, { throwIfNoEntry: false });
      return stat ? [{ path, bytes: stat.size, used: lastUsed(stat) }] : [];
    });
}

/** Removes what was not used for longest until a folder holds at most `maxBytes`. Returns how many bytes it holds then. */
export function boundCache(folder: string, maxBytes: number): number {
  const files = filesIn(folder).sort((a, b) => a.used - b.used);
  let held = files.reduce((total, { bytes }) => total + bytes, 0);
  for (const { path, bytes } of files) {
    if (held <= maxBytes) break;
    rmSync(path, { force: true });
    held -= bytes;
  }
  return held;
}
