import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { mapsFolder } from '../../frontends/platform/bundling/src/hidden-source-maps.ts';

/** `https://host/remotes/public/page-home.0123456789ab.js:1:2345`, as every browser writes it, with the host or without. */
const placePattern =
  /(?:https?:\/\/[^\s/()@]+)?\/(?:assets|remotes\/([a-z][a-z0-9-]*))\/([\w.~-]+\.js):(\d+):(\d+)/g;

type Unmapped = {
  unmapped: string;
  /** What could not be told, and why; once for each script. */
  unknown: string[];
};

/** A browser's stack with the places in the sources, by the maps of the build that lies in `frontends`. */
export function unmapStack(stack: string, frontends: string): Unmapped {
  const maps = new Map<string, TraceMap | null>();
  const unknown = new Map<string, string>();
  const unmapped = stack.replace(placePattern, (place, remote: string | undefined, script, line, column) => {
    const folder = mapsFolder(join(frontends, remote ?? 'shell'));
    const path = join(folder, `${script}.map`);
    const map = maps.get(path) ?? readMap(path);
    maps.set(path, map);
    if (!map) {
      unknown.set(path, `${remote ?? 'shell'}: ${reasonFor(script, folder)}`);
      return place;
    }
    // Browsers count columns from 1, maps from 0.
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    return found.source === null ? place : `${found.source}:${found.line}:${found.column + 1}`;
  });
  return { unmapped, unknown: [...unknown.values()] };
}

function readMap(path: string): TraceMap | null {
  try {
    return new TraceMap(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function reasonFor(script: string, folder: string): string {
  const maps = namesIn(folder);
  if (maps.length === 0) return 'nothing is built here: node frontends/build.ts';
  const nameOf = (file: string) => file.replace(/\.[0-9a-f]{12}\.js(\.map)?$/, '');
  const own = maps.find((map) => nameOf(map) === nameOf(script))?.replace(/\.map$/, '');
  return own
    ? `${script} is of another build, this one has ${own}: build the commit that the site runs`
    : `${script} is no script of this build`;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
