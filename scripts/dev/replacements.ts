import { availableParallelism } from 'node:os';
import type { AppliedMigrations } from './applied-migrations.ts';
import type { LiveProgram } from './live-program.ts';
import type { Terminal } from './terminal.ts';

/** More at once would only make each of them late. */
const atOnce = Math.max(2, availableParallelism());

/** Starts anew what a change touches, a few at a time; first what was asked last, which is what somebody looks at. */
export class Replacements {
  readonly #terminal: Terminal;
  readonly #applied: AppliedMigrations;
  readonly #waiting = new Map<LiveProgram, Set<string>>();
  readonly #running = new Map<LiveProgram, number>();

  constructor(terminal: Terminal, applied: AppliedMigrations) {
    this.#terminal = terminal;
    this.#applied = applied;
  }

  get isIdle(): boolean {
    return this.#waiting.size + this.#running.size === 0;
  }

  /** @param changed what was edited, by the program that uses it */
  add(changed: Map<LiveProgram, string[]>): void {
    for (const [program, paths] of changed) {
      this.#waiting.set(program, new Set([...(this.#waiting.get(program) ?? []), ...paths]));
    }
    this.#startNext();
  }

  #startNext(): void {
    const first = [...this.#waiting.keys()].sort((a, b) => b.lastAsked - a.lastAsked);
    for (const program of first) {
      // One that is starting is out of date already, and its place is taken.
      if (this.#running.size >= atOnce && !this.#running.has(program)) continue;
      const changed = [...(this.#waiting.get(program) ?? [])];
      this.#waiting.delete(program);
      void this.#replace(program, changed);
    }
  }

  async #replace(program: LiveProgram, changed: string[]): Promise<void> {
    const began = performance.now();
    this.#running.set(program, began);
    this.#terminal.say(program.name, changed.length > 0 ? `changed: ${listed(changed)}` : 'starts again');
    const isReady = await program.replace(changed);
    if (this.#running.get(program) !== began) return;
    this.#running.delete(program);
    if (isReady) {
      this.#terminal.good(program.name, `answers after ${((performance.now() - began) / 1000).toFixed(1)} s`);
      this.#sayPassedOver(program, changed);
    }
    this.#startNext();
  }

  #sayPassedOver(program: LiveProgram, changed: string[]): void {
    for (const path of this.#applied.passedOver(program.name, changed)) {
      this.#terminal.error(
        program.name,
        'a migration that has run does not run again: write a new one, or begin with --fresh',
        [path],
      );
    }
  }
}

function listed(paths: string[]): string {
  const shown = paths.slice(0, 3).join(', ');
  return paths.length > 3 ? `${shown} and ${paths.length - 3} more` : shown;
}
