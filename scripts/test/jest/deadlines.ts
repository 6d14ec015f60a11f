import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repository } from '../../stack/folder/folders.ts';

/** Far above what the longest file takes on a busy machine: it ends what would never end. */
const fileSeconds = 900;
const closingSeconds = 60;

function workerOf(folder: string, file: string): number | undefined {
  const path = resolve(repository, file);
  const pid = readdirSync(folder).find((name) => readFileSync(join(folder, name), 'utf8') === path);
  return pid === undefined ? undefined : Number(pid);
}

/** Ends the process that runs a file for too long, which jest counts as that file's failure; and jest, where it does not end. */
export class Deadlines {
  readonly #jest: ChildProcess;
  readonly #workersFolder: string;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly ended: string[] = [];

  constructor(jest: ChildProcess, workersFolder: string) {
    this.#jest = jest;
    this.#workersFolder = workersFolder;
    jest.once('exit', () => this.#clear());
  }

  began(file: string): void {
    const end = () => {
      this.ended.push(`${file} had not ended after ${fileSeconds / 60} minutes, and its process was ended.`);
      const pid = workerOf(this.#workersFolder, file) ?? this.#jest.pid;
      if (pid) process.kill(pid, 'SIGKILL');
    };
    this.#timers.set(file, setTimeout(end, fileSeconds * 1000));
  }

  finishedFile(file: string): void {
    clearTimeout(this.#timers.get(file));
  }

  finished(): void {
    const end = () => {
      this.ended.push('Jest did not end: something that a test has opened is open still.');
      this.#jest.kill('SIGKILL');
    };
    this.#timers.set('', setTimeout(end, closingSeconds * 1000));
  }

  #clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
