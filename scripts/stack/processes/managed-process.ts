import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../../command-line/start-failure.ts';
import type { StackFolders } from '../folder/folders.ts';
import { removePidFile, signalGroup, writePidFile } from '../folder/pid-files.ts';
import { lastWords } from './last-words.ts';
import type { Probe } from './probes.ts';

export interface ProcessSpec {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  ready: Probe;
  /** Asked while it runs: what has not worked for so long is ended, and started again. */
  works?: { probe: Probe; withinMs: number };
  stopSignal?: NodeJS.Signals;
}

const firstDelay = 200;
const longestDelay = 15_000;
/** A process that has run this long is taken to be well, and its next death is answered at once again. */
const stableAfter = 20_000;
const looksWithin = 6;
const deathsBeforeGivingUpAtStart = 3;
const stopDeadline = 10_000;

/** One supervised process: its log, its pid file, and its next life after a death. */
export class ManagedProcess {
  readonly name: string;
  readonly logPath: string;
  readonly #spec: ProcessSpec;
  readonly #folders: StackFolders;
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopping = false;
  #deaths = 0;
  #startedAt = 0;

  constructor(spec: ProcessSpec, folders: StackFolders) {
    this.name = spec.name;
    this.logPath = join(folders.logs, `${spec.name}.log`);
    this.#spec = spec;
    this.#folders = folders;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(): void {
    const { command, args, cwd, env, stopSignal = 'SIGTERM' } = this.#spec;
    this.#startedAt = Date.now();
    const log = openSync(this.logPath, 'a');
    try {
      writeSync(log, `--- ${new Date().toISOString()} starting ${this.name}\n`);
      this.#child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', log, log] });
    } finally {
      closeSync(log);
    }
    this.#child.once('error', () => this.#ended());
    this.#child.once('exit', () => this.#ended());
    const { pid } = this.#child;
    if (!pid) return;
    void this.#watch(this.#child);
    try {
      writePidFile(this.#folders.run, this.name, pid, stopSignal);
    } catch (error) {
      // Nobody would find it, were we killed.
      signalGroup(pid, 'SIGKILL');
      throw error;
    }
  }

  #ended(): void {
    if (!this.#child) return;
    this.#child = undefined;
    removePidFile(this.#folders.run, this.name);
    if (!this.#stopping) this.#startLater();
  }

  #startLater(): void {
    this.#deaths = Date.now() - this.#startedAt > stableAfter ? 1 : this.#deaths + 1;
    const delay = Math.min(firstDelay * 2 ** (this.#deaths - 1), longestDelay);
    this.#timer = setTimeout(() => {
      try {
        this.start();
      } catch {
        // A full disk takes neither log nor pid file: there may be room next time.
        if (!this.#child) this.#startLater();
      }
    }, delay);
  }

  /** Ends this life of the process when it works no longer. */
  async #watch(child: ChildProcess): Promise<void> {
    const { works } = this.#spec;
    if (!works) return;
    const isOver = () => this.#stopping || this.#child !== child;
    let workedAt = Date.now();
    while (Date.now() - workedAt < works.withinMs) {
      await sleep(works.withinMs / looksWithin, undefined, { ref: false });
      if (isOver()) return;
      if (await works.probe()) workedAt = Date.now();
    }
    if (isOver() || !child.pid) return;
    signalGroup(child.pid, 'SIGKILL');
    this.#note('did not work, and was ended');
  }

  #note(what: string): void {
    try {
      appendFileSync(this.logPath, `--- ${new Date().toISOString()} ${this.name} ${what}\n`);
    } catch {
      // A full disk takes no line.
    }
  }

  async waitUntilReady(deadline: number): Promise<void> {
    const until = Date.now() + deadline;
    while (!this.#stopping) {
      if (this.#child && (await this.#spec.ready())) return;
      if (this.#deaths >= deathsBeforeGivingUpAtStart) {
        throw new StartFailure(
          `${this.name} does not start: ${lastWords(this.logPath)} (log: ${this.logPath})`,
        );
      }
      if (Date.now() > until) {
        throw new StartFailure(
          `${this.name} was not ready within ${deadline / 1000} s: ${lastWords(this.logPath)} (log: ${this.logPath})`,
        );
      }
      await sleep(50);
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    if (!child?.pid) return;
    const { pid } = child;
    child.kill(this.#spec.stopSignal ?? 'SIGTERM');
    const until = Date.now() + stopDeadline;
    while (this.#child && Date.now() < until) await sleep(25);
    signalGroup(pid, 'SIGKILL');
    while (this.#child) await sleep(25);
  }
}
