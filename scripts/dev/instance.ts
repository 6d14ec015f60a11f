import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { removePidFile, signalGroup, writePidFile } from '../stack/folder/pid-files.ts';
import type { ProcessSpec } from '../stack/processes/managed-process.ts';
import { inRepository } from './place.ts';

const reporter = pathToFileURL(`${import.meta.dirname}/report-loaded.mjs`).href;
const readyDeadline = 120_000;
const nextLook = 20;
const stopDeadline = 10_000;
/** Of a process that does not start, its last lines say why. */
const keptLines = 60;

/** One life of a program: what it says, which of our files it has loaded, and how it ended. */
export class Instance {
  readonly ports: Map<string, number>;
  /** Below the repository. */
  readonly loaded = new Set<string>();
  readonly ended: Promise<string>;
  readonly lastLines: string[] = [];
  readonly #spec: ProcessSpec;
  readonly #child: ChildProcess;
  #end: string | undefined;

  constructor(
    spec: ProcessSpec,
    options: {
      runFolder: string;
      ports: Map<string, number>;
      onLine: (line: string, isFromStderr: boolean) => void;
    },
  ) {
    const { name, command, args, cwd, env } = spec;
    this.#spec = spec;
    this.ports = options.ports;
    this.#child = spawn(command, ['--import', reporter, ...args], {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    const { pid, stdout, stderr, stdio } = this.#child;
    for (const stream of [stdout, stderr]) {
      createInterface(stream as Readable).on('line', (line) => {
        if (this.lastLines.push(line) > keptLines) this.lastLines.shift();
        options.onLine(line, stream === stderr);
      });
    }
    createInterface(stdio[3] as Readable).on('line', (url) =>
      this.loaded.add(inRepository(fileURLToPath(url))),
    );
    this.ended = new Promise((resolve) => {
      this.#child.once('error', (error) => resolve(error.message));
      this.#child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
    }).then((end) => {
      removePidFile(options.runFolder, name);
      this.#end = end as string;
      return this.#end;
    });
    if (pid) this.#note(pid, options.runFolder);
  }

  #note(pid: number, runFolder: string): void {
    try {
      writePidFile(runFolder, this.#spec.name, pid, 'SIGTERM');
    } catch (error) {
      // Nobody would find it, were we killed.
      signalGroup(pid, 'SIGKILL');
      this.lastLines.push(String(error));
    }
  }

  /** @returns whether it came to answer; false when it ended before, or was too slow */
  async becomesReady(): Promise<boolean> {
    const until = Date.now() + readyDeadline;
    while (this.#end === undefined && Date.now() < until) {
      if (await this.#spec.ready()) return true;
      await sleep(nextLook);
    }
    return false;
  }

  /** Lets what is under way end. */
  async stop(): Promise<void> {
    const { pid } = this.#child;
    if (this.#end !== undefined || pid === undefined) return;
    this.#child.kill('SIGTERM');
    const patience = setTimeout(() => signalGroup(pid, 'SIGKILL'), stopDeadline);
    await this.ended;
    clearTimeout(patience);
    signalGroup(pid, 'SIGKILL');
  }

  /** For one that nobody has asked anything yet. */
  async kill(): Promise<void> {
    if (this.#end !== undefined) return;
    this.#child.kill('SIGKILL');
    await this.ended;
  }
}
