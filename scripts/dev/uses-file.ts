import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository } from '../stack/folder/folders.ts';

const isCode = (path: string) => /\.[mc]?[jt]sx?$/.test(path);
const isRun = (path: string) =>
  !/(^|\/)(tests|testing|fixtures|decisions|e2e|faults|generated)\/|\.test\.tsx?$|README\.md$|\.binpb$/.test(
    path,
  );
const protoOwner = /^protos\/ideabox\/(\w+)\/(v\d+)\/.*\.proto$/;
const folders = new Map<string, string>();

/** The folder of the package that a file belongs to. */
function packageOf(path: string): string {
  const folder = dirname(path);
  const known = folders.get(folder);
  if (known !== undefined) return known;
  const isPackage = folder === '.' || existsSync(join(repository, folder, 'package.json'));
  const found = isPackage ? folder : packageOf(folder);
  folders.set(folder, found);
  return found;
}

/** Protos are read by their names, which stand in the source of whoever uses them. */
function namesProto(loaded: ReadonlySet<string>, owner: string, version: string): boolean {
  const name = new RegExp(`\\b${owner}[./]${version}[./]`);
  return loaded.values().some((path) => {
    const file = join(repository, path);
    return !path.startsWith('protos/') && existsSync(file) && name.test(readFileSync(file, 'utf8'));
  });
}

export interface Use {
  /** What the program has imported. */
  loaded: ReadonlySet<string>;
  /** It reads migrations, seeds and the like of its packages when it starts. */
  readsDataOnce: boolean;
  /** What it would have imported is not known. */
  doesNotStart: boolean;
}

/** Whether a program has to start anew when a file changes. */
export function usesFile(path: string, { loaded, readsDataOnce, doesNotStart }: Use): boolean {
  if (loaded.has(path)) return true;
  if (!isRun(path)) return false;
  const [, owner, version] = protoOwner.exec(path) ?? [];
  if (owner && version) return namesProto(loaded, owner, version);
  if (isCode(path) ? !doesNotStart : !readsDataOnce) return false;
  const folder = packageOf(path);
  return loaded.values().some((one) => packageOf(one) === folder);
}
