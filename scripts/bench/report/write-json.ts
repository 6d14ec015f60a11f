import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { repository, stackFolders } from '../../stack/folder/folders.ts';
import type { Figure } from '../measurement.ts';
import type { Machine } from './machine.ts';

export interface Measured {
  letter: string;
  title: string;
  notes: string[];
  seconds: number;
  /** Processor time of the stack's processes, most first. */
  processorSeconds: Record<string, number>;
  figures: (Figure & { passed: boolean })[];
  failed?: string;
}

export interface Report {
  startedAt: string;
  machine: Machine;
  data: string;
  measured: Measured[];
}

/** @returns the file's path, as one would type it in the repository. */
export function writeJson(stack: string, name: string, report: Report): string {
  const path = join(stackFolders(stack).root, `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`);
  return relative(repository, path);
}
