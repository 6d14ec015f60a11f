import {
  closeSync,
  globSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** How long each log of a folder was. */
export type LogMarks = Map<string, number>;

const mostFolders = 20;
const mostLogBytes = 256 * 1024;
const longestName = 80;

const logsIn = (folder: string) => globSync('*.log', { cwd: folder });

export const markLogs = (folder: string): LogMarks =>
  new Map(logsIn(folder).map((name) => [name, statSync(join(folder, name)).size]));

/** What has been written to a log since it was so long; of very much the end. */
function said(path: string, since: number): Buffer {
  const { size } = statSync(path);
  // A service that began anew may have begun its log anew.
  const from = Math.max(size < since ? 0 : since, size - mostLogBytes);
  const text = Buffer.alloc(size - from);
  const file = openSync(path, 'r');
  try {
    return text.subarray(0, readSync(file, text, 0, text.length, from));
  } finally {
    closeSync(file);
  }
}

/** Copies what every service has said since the marks. */
export function keepLogs(logs: string, marks: LogMarks, into: string): void {
  for (const name of logsIn(logs)) {
    const text = said(join(logs, name), marks.get(name) ?? 0);
    if (text.length > 0) writeFileSync(join(into, name), text);
  }
}

/** A folder for what is left of a failed test, named for it; none once there are so many that nobody reads them. */
export function failureFolder(root: string, test: string): string | undefined {
  mkdirSync(root, { recursive: true });
  const taken = readdirSync(root);
  if (taken.length >= mostFolders) return undefined;
  const name = [...test.replaceAll(/[^\p{L}\p{N}]+/gu, '-')].slice(0, longestName).join('');
  const same = taken.filter((other) => other === name || other.startsWith(`${name}.`)).length;
  const folder = join(root, same > 0 ? `${name}.${same + 1}` : name);
  mkdirSync(folder);
  return folder;
}

/** The message of an error with one line more, before the places in the code. */
export function saidWith(stack: string, line: string): string {
  const places = stack.search(/\n\s+at /);
  const end = places < 0 ? stack.length : places;
  return `${stack.slice(0, end)}\n\n${line}${stack.slice(end)}`;
}
