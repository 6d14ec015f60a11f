import { existsSync } from 'node:fs';
import { chmod, cp, lutimes, mkdir, readdir, readFile, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { StartFailure } from '../command-line/start-failure.ts';
import { closureOf, type Lock } from './closure.ts';
import type { ProgramImage } from './image.ts';
import { repository, trackedFiles } from './revision.ts';
import { runsInPackage, runsInWorkspace } from './runs.ts';

/** Copies what runs of a program to `folder`: `modules` of others, which seldom change, beside our own `sources`. */
export async function gather(image: ProgramImage, folder: string): Promise<void> {
  const text = await readFile(join(repository, 'package-lock.json'), 'utf8');
  const lock = (JSON.parse(text) as { packages: Lock }).packages;
  const modules = join(folder, 'modules');
  const sources = join(folder, 'sources');
  await Promise.all([modules, sources].map((part) => mkdir(part, { recursive: true })));
  for (const place of closureOf(lock, image.workspace)) {
    const locked = lock[place];
    if (locked?.link && locked.resolved) await link(place, locked.resolved, modules);
    else if (!/(^|\/)node_modules\//.test(place)) await copyWorkspace(place, sources);
    else if (existsSync(join(repository, place))) await copyPackage(place, modules);
    else if (!locked?.optional) throw new StartFailure(`${place} is missing: run npm install first.`);
  }
  for (const { from, to } of image.served ?? []) {
    await cp(join(repository, from), join(sources, to), { recursive: true });
  }
}

async function link(place: string, target: string, into: string): Promise<void> {
  await mkdir(dirname(join(into, place)), { recursive: true });
  await symlink(relative(dirname(place), target), join(into, place));
}

async function copyWorkspace(workspace: string, into: string): Promise<void> {
  for (const file of trackedFiles(workspace)) {
    const within = relative(workspace, file);
    if (runsInWorkspace(within)) await copyFile(file, into);
  }
}

const copyPackage = (place: string, into: string) =>
  copyTree(place, into, (file) => !file.startsWith('node_modules/') && runsInPackage(file));

async function copyTree(folder: string, into: string, isWanted: (file: string) => boolean): Promise<void> {
  const entries = await readdir(join(repository, folder), { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = relative(repository, join(entry.parentPath, entry.name));
    if (entry.isFile() && isWanted(relative(folder, file))) await copyFile(file, into);
  }
}

async function copyFile(file: string, into: string): Promise<void> {
  await mkdir(dirname(join(into, file)), { recursive: true });
  await cp(join(repository, file), join(into, file));
}

/** The same bytes wherever and whenever they were copied: readable by all, of one time. */
export async function levelOut(folder: string, epoch: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) {
      const runs = entry.isDirectory() || ((await stat(path)).mode & 0o100) !== 0;
      await chmod(path, runs ? 0o755 : 0o644);
    }
    await lutimes(path, epoch, epoch);
  }
}
