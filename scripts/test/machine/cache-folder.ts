import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

function isOurs(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * What is kept between runs and between checkouts, and may be thrown away at any time: by the XDG rule
 * `$XDG_CACHE_HOME/ideabox` or `~/.cache/ideabox`, where that cannot be written a folder for temporary files.
 */
export function cacheFolder(): string {
  const home = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'ideabox');
  return isOurs(home) ? home : join(tmpdir(), `ideabox-cache-${userInfo().uid}`);
}
