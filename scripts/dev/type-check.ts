import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { repository } from '../stack/folder/folders.ts';
import { signalGroup } from '../stack/folder/pid-files.ts';
import type { Terminal } from './terminal.ts';

/** What was changed comes up first. */
const restMilliseconds = 400;
const lowPriority = 15;
const mostShown = 10;

/** `path(line,column): error TS…`, as the compiler writes where it is not a terminal. */
const diagnostic = /^(\S+)\((\d+),(\d+)\): error (TS\d+: .*)$/;

/** Checks a project's types a while after each change, beside everything else, and says what is new. */
export class TypeCheck {
  readonly #project: string;
  readonly #cache: string;
  readonly #terminal: Terminal;
  #timer: NodeJS.Timeout | undefined;
  #running: ChildProcess | undefined;
  #known = new Set<string>();

  /** @param cacheFolder keeps what the last check found out, so that the next looks only at what changed */
  constructor(project: string, cacheFolder: string, terminal: Terminal) {
    mkdirSync(cacheFolder, { recursive: true });
    this.#project = project;
    this.#cache = join(cacheFolder, `${project}.tsbuildinfo`);
    this.#terminal = terminal;
  }

  /** Nothing has changed that is not checked. */
  get isIdle(): boolean {
    return this.#timer === undefined && this.#running === undefined;
  }

  later(): void {
    this.stop();
    this.#timer = setTimeout(() => void this.#check(), restMilliseconds);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#running?.pid) signalGroup(this.#running.pid, 'SIGKILL');
    this.#running = undefined;
  }

  async #check(): Promise<void> {
    const args = ['-p', `${this.#project}/tsconfig.json`, '--incremental', '--tsBuildInfoFile', this.#cache];
    const child = spawn(join(repository, 'node_modules/.bin/tsc'), [...args, '--pretty', 'false'], {
      cwd: repository,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#running = child;
    this.#timer = undefined;
    if (child.pid) setPriority(child.pid, lowPriority);
    const told = await text(child.stdout);
    if (this.#running !== child) return;
    this.#running = undefined;
    this.#report(readDiagnostics(told));
  }

  #report(found: string[]): void {
    const fresh = found.filter((error) => !this.#known.has(error));
    const origin = `types ${this.#project}`;
    if (found.length === 0 && this.#known.size > 0) this.#terminal.good(origin, 'everything fits again');
    for (const error of fresh.slice(0, mostShown)) this.#terminal.error(origin, error);
    if (fresh.length > mostShown) this.#terminal.error(origin, `and ${fresh.length - mostShown} more`);
    this.#known = new Set(found);
  }
}

/** Each as `path:line:column` and what is wrong there. */
export function readDiagnostics(told: string): string[] {
  return told.split('\n').flatMap((line) => {
    const [, path, row, column, message] = diagnostic.exec(line) ?? [];
    return path ? [`${path}:${row}:${column}\n${message}`] : [];
  });
}
