import { clearLine, cursorTo } from 'node:readline';
import type { FileReport } from '../jest/events.ts';
import { countsOf, type StepReport } from './report.ts';

const livingMilliseconds = 500;
/** Of a log that is kept, such as CI's. */
const loggedMilliseconds = 10_000;
const namedAtMost = 4;

/** "unit tests 12 of 142: services/ideas/src/x.test.ts (3 s), …" */
export function describeRunning(
  name: string,
  ended: FileReport[],
  total: number,
  running: ReadonlyMap<string, number>,
): string {
  const named = [...running].slice(0, namedAtMost).map(([file, began]) => {
    const seconds = Math.round((performance.now() - began) / 1000);
    return `${file} (${seconds} s)`;
  });
  return `${name} ${ended.length} of ${total}${named.length > 0 ? `: ${named.join(', ')}` : ''}`;
}

/** What is told while the steps run: what has ended line by line, and what is under way. */
export class Display {
  readonly #began = performance.now();
  readonly #underWay = new Set<() => string>();
  readonly #living = process.stdout.isTTY && !process.env.CI;
  readonly #timer: NodeJS.Timeout;
  #last = '';

  constructor() {
    this.#timer = setInterval(() => this.#tell(), this.#living ? livingMilliseconds : loggedMilliseconds);
  }

  #tell(): void {
    const told = [...this.#underWay].map((describe) => describe()).join(' · ');
    if (told === '') return;
    const minutes = Math.floor((performance.now() - this.#began) / 60_000);
    const seconds = Math.floor((performance.now() - this.#began) / 1000) % 60;
    this.#last = `  ${minutes}:${String(seconds).padStart(2, '0')} ${told}`;
    if (this.#living) {
      this.#wipe();
      process.stdout.write(this.#last.slice(0, (process.stdout.columns ?? 80) - 1));
    } else console.log(this.#last);
  }

  #wipe(): void {
    if (!this.#living || this.#last === '') return;
    cursorTo(process.stdout, 0);
    clearLine(process.stdout, 0);
  }

  /** Adds to what is under way. Returns how to take it away again. */
  enter(describe: () => string): () => void {
    this.#underWay.add(describe);
    return () => this.#underWay.delete(describe);
  }

  line(text: string): void {
    this.#wipe();
    console.log(text);
  }

  failure(name: string, told: string): void {
    this.line(`✘ ${name}\n${told.trimEnd()}\n`);
  }

  step(step: StepReport): void {
    const { passed, failed, skipped } = countsOf(step);
    const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    const told = step.files.length > 0 ? counts : step.ok ? 'ok' : 'failed';
    this.line(
      `${step.ok ? '✔' : '✘'} ${step.name.padEnd(30)} ${step.seconds.toFixed(1).padStart(6)} s  ${told}`,
    );
    if (!step.ok && step.output.trim() !== '') this.line(step.output.trimEnd());
  }

  end(): void {
    clearInterval(this.#timer);
    this.#wipe();
  }
}
