import { styleText } from 'node:util';
import type { Level, LogLine } from './log-line.ts';

type Style = Parameters<typeof styleText>[0];

const colours = [
  'cyan',
  'magenta',
  'green',
  'blue',
  'yellow',
  'cyanBright',
  'magentaBright',
  'greenBright',
] as const;
const originWidth = 17;
const ranks: Record<Level, number> = { debug: 0, info: 1, warn: 2, error: 3 };

/** Honours NO_COLOR and FORCE_COLOR, and leaves colours out where nobody sees them. */
const styled = (style: Style, text: string) => styleText(style, text, { stream: process.stdout });

/** The one terminal in which everything speaks; each line says whose it is. */
export class Terminal {
  readonly #shown: Level;
  readonly #colours = new Map<string, Style>();

  /** @param shown the least level of log lines that are shown */
  constructor(shown: Level = 'warn') {
    this.#shown = shown;
    // A closed terminal must not end us before everything has stopped.
    process.stdout.on('error', () => undefined);
    process.stderr.on('error', () => undefined);
  }

  say(origin: string, text: string): void {
    const style = this.#styleOf(origin);
    for (const line of text.split('\n')) {
      process.stdout.write(`${styled(style, origin.padEnd(originWidth))} ${styled('dim', '│')} ${line}\n`);
    }
  }

  log(origin: string, { level, text }: LogLine): void {
    if (ranks[level] < ranks[this.#shown]) return;
    if (level === 'error') this.error(origin, text);
    else this.say(origin, styled(level === 'warn' ? 'yellow' : 'dim', text));
  }

  /** Stands out; `more` says what and where, each on a line of its own. */
  error(origin: string, text: string, more: (string | undefined)[] = []): void {
    this.say(
      origin,
      [styled(['red', 'bold'], `✘ ${text}`), ...more.filter((line) => line !== undefined)].join('\n'),
    );
  }

  good(origin: string, text: string): void {
    this.say(origin, `${styled('green', '✔')} ${text}`);
  }

  /** As it is, for what belongs to nobody. */
  write(text: string): void {
    process.stdout.write(`${text}\n`);
  }

  #styleOf(origin: string): Style {
    const known = this.#colours.get(origin);
    if (known) return known;
    const style = colours[this.#colours.size % colours.length] ?? 'cyan';
    this.#colours.set(origin, style);
    return style;
  }
}
