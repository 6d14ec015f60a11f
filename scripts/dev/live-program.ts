import { createWriteStream, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { failureSentence } from '../command-line/run-script.ts';
import type { StackFolders } from '../stack/folder/folders.ts';
import { keepOneOldLog } from '../stack/processes/supervisor.ts';
import { failureOf } from './failure.ts';
import { Instance } from './instance.ts';
import { readLogLine } from './log-line.ts';
import { loopback, type Program } from './program.ts';
import { Relay } from './relay.ts';
import type { SaidFaults } from './said-faults.ts';
import type { Terminal } from './terminal.ts';
import { usesFile } from './uses-file.ts';

export interface LiveOptions {
  folders: StackFolders;
  terminal: Terminal;
  /** What has been said of all programs that run beside each other. */
  saidFaults: SaidFaults;
  /** Free ports for an instance, one a name. */
  freePorts: (names: string[]) => Promise<Map<string, number>>;
}

const stableAfter = 20_000;
const longestDelay = 15_000;
const answerDeadline = 5_000;

/**
 * A program that is there while its source changes: its ports are ours, and an instance of it takes over when it is ready.
 * One that does not become ready changes nothing.
 */
export class LiveProgram {
  readonly name: string;
  readonly #program: Program;
  readonly #relays: Map<string, Relay>;
  readonly #options: LiveOptions;
  #log: WriteStream;
  #serving: Instance | undefined;
  #starting: Instance | undefined;
  /** The latest, where it did not become ready. */
  #failed: Instance | undefined;
  /** What the one that is starting has said on stderr. */
  #complaints: string[] = [];
  readonly #ending = new Set<Promise<void>>();
  #isClosing = false;
  #started = 0;
  #deaths = 0;

  constructor(program: Program, options: LiveOptions) {
    const { name, ports } = program;
    this.name = name;
    this.#program = program;
    this.#options = options;
    this.#log = this.#openLog();
    this.#relays = new Map([...ports.keys()].map((variable) => [variable, new Relay()]));
  }

  get isServing(): boolean {
    return this.#serving !== undefined;
  }

  /** When it was last asked something for a person, in milliseconds. */
  get lastAsked(): number {
    return Math.max(...this.#relays.values().map((relay) => relay.lastAsked));
  }

  /** What the program that serves, and the one that did not start, have loaded. */
  get loaded(): ReadonlySet<string> {
    return new Set([...(this.#serving?.loaded ?? []), ...(this.#failed?.loaded ?? [])]);
  }

  uses(path: string): boolean {
    return usesFile(path, {
      loaded: this.loaded,
      readsDataOnce: this.#program.readsDataOnce,
      doesNotStart: this.#failed !== undefined,
    });
  }

  async listen(): Promise<void> {
    for (const [variable, relay] of this.#relays) {
      await relay.listen(this.#program.ports.get(variable) ?? 0, loopback);
    }
  }

  /**
   * Starts an instance and lets it take over; another call meanwhile takes the place of this one.
   * @param changed what was edited, below the repository
   * @returns whether what runs now is as new as this call
   */
  replace(changed: string[] = []): Promise<boolean> {
    return this.#startNext(changed).catch((error: unknown) => {
      this.#options.terminal.error(this.name, failureSentence(error));
      return false;
    });
  }

  async #startNext(changed: string[]): Promise<boolean> {
    const ports = await this.#options.freePorts([...this.#relays.keys()]);
    if (this.#isClosing) return false;
    void this.#starting?.kill();
    const next = this.#start(ports);
    this.#starting = next;
    const isReady = await next.becomesReady();
    if (this.#starting !== next) return false;
    this.#starting = undefined;
    if (isReady) this.#takeOver(next);
    else await this.#refuse(next, changed);
    return isReady;
  }

  async stop(): Promise<void> {
    this.#isClosing = true;
    // Nobody asks any more: an instance need not wait for those that keep a connection.
    for (const relay of this.#relays.values()) relay.close();
    await Promise.all([this.#starting?.kill(), this.#serving?.stop(), ...this.#ending]);
    this.#log.end();
  }

  #start(ports: Map<string, number>): Instance {
    this.#started += 1;
    this.#complaints = [];
    if (this.#log.destroyed) this.#log = this.#openLog();
    const { folders } = this.#options;
    const spec = this.#program.spec(ports);
    const instance: Instance = new Instance(
      { ...spec, name: `${this.name}.${this.#started}` },
      {
        ports,
        runFolder: folders.run,
        onLine: (line, isFromStderr) => {
          this.#log.write(`${line}\n`);
          // Why it does not start is said once, when that is known.
          if (instance !== this.#starting) this.#hear(line, isFromStderr);
          else if (this.#program.speaksToPeople && isFromStderr) this.#complaints.push(line);
          else if (this.#program.speaksToPeople) this.#hear(line, false);
        },
      },
    );
    return instance;
  }

  #openLog(): WriteStream {
    const { folders, terminal } = this.#options;
    const path = join(folders.logs, `${this.name}.log`);
    keepOneOldLog(path);
    return createWriteStream(path, { flags: 'a' }).on('error', (error) =>
      terminal.error(this.name, `Its log is not kept until it starts again: ${failureSentence(error)}`),
    );
  }

  #hear(line: string, isFromStderr: boolean): void {
    const { terminal } = this.#options;
    if (!this.#program.speaksToPeople) terminal.log(this.name, readLogLine(line, isFromStderr));
    else if (isFromStderr) terminal.error(this.name, line);
    else terminal.say(this.name, line);
  }

  #takeOver(next: Instance): void {
    const last = this.#serving;
    this.#serving = next;
    this.#failed = undefined;
    this.#options.saidFaults.mended(this.name);
    for (const line of this.#complaints.splice(0)) this.#hear(line, true);
    for (const [variable, relay] of this.#relays) relay.pointTo(next.ports.get(variable));
    if (last) this.#endGently(last);
    void this.#startAgainAfter(next);
  }

  /** What was asked of it before the change is answered by it. */
  #endGently(last: Instance): void {
    const ending = this.#endAfterAnswers(last).finally(() => this.#ending.delete(ending));
    this.#ending.add(ending);
  }

  async #endAfterAnswers(last: Instance): Promise<void> {
    const until = Date.now() + answerDeadline;
    const isAwaited = () =>
      [...this.#relays].some(([variable, relay]) => relay.isAwaited(last.ports.get(variable) ?? 0));
    while (!this.#isClosing && isAwaited() && Date.now() < until) await sleep(20);
    await last.stop();
  }

  async #refuse(next: Instance, changed: string[]): Promise<void> {
    const { terminal, saidFaults } = this.#options;
    await next.kill();
    if (this.#isClosing) return;
    this.#failed = next;
    const { message, place } = failureOf(next.lastLines, await next.ended, changed);
    const until = this.#serving ? 'the last good version serves on' : 'nothing serves in its place';
    if (saidFaults.isNew(this.name, `${message}\n${place}`)) {
      terminal.error(this.name, `does not start; ${until}`, [message, place]);
    } else terminal.error(this.name, `does not start for the same reason; ${until}`);
  }

  async #startAgainAfter(serving: Instance): Promise<void> {
    const startedAt = Date.now();
    const end = await serving.ended;
    if (this.#serving !== serving || this.#isClosing) return;
    this.#serving = undefined;
    for (const relay of this.#relays.values()) relay.pointTo(undefined);
    const { message, place } = failureOf(serving.lastLines, end, []);
    this.#options.terminal.error(this.name, `ended (${end}); starts again`, [message, place]);
    this.#deaths = Date.now() - startedAt > stableAfter ? 0 : this.#deaths + 1;
    await sleep(Math.min(100 * 2 ** this.#deaths, longestDelay));
    if (!this.#serving && !this.#starting) await this.replace();
  }
}
