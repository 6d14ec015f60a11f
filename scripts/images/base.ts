import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cLibraries, layDebian } from './debian.ts';
import { repository } from './revision.ts';

const node = join(repository, 'node_modules/node');

/** Lays the Node that the repository pins out in a root. */
export async function layNode(root: string): Promise<void> {
  await mkdir(join(root, 'usr/local/bin'), { recursive: true });
  await cp(join(node, 'bin/node'), join(root, 'usr/local/bin/node'), { dereference: true });
}

/** The base of Node that the official one stands for: its own package of npm on Debian's libraries. */
export async function gatherBase(folder: string): Promise<void> {
  const root = join(folder, 'root');
  await layDebian(cLibraries, root);
  await layNode(root);
}

export async function nodeVersion(): Promise<string> {
  return (JSON.parse(await readFile(join(node, 'package.json'), 'utf8')) as { version: string }).version;
}
