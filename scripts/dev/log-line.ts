import { placeIn, withRepositoryPaths } from './place.ts';

export type Level = 'debug' | 'info' | 'warn' | 'error';

export interface LogLine {
  level: Level;
  text: string;
}

type Entry = { level?: number; msg?: string; err?: { message?: string; stack?: string } };

const levelOf = (number: number): Level =>
  number >= 50 ? 'error' : number >= 40 ? 'warn' : number >= 30 ? 'info' : 'debug';

/** Said of every line, and of no use in one terminal. */
const unsaid = new Set(['level', 'time', 'pid', 'hostname', 'service', 'name', 'msg', 'err']);

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A line of a deployable's log for a person: a message, what belongs to it, and where in the source it went wrong. */
export function readLogLine(line: string, isFromStderr: boolean): LogLine {
  let entry: Entry;
  try {
    entry = JSON.parse(line);
  } catch {
    return { level: isFromStderr ? 'warn' : 'info', text: withRepositoryPaths(line) };
  }
  if (typeof entry !== 'object' || entry === null) return { level: 'info', text: line };
  const { err } = entry;
  const details = Object.entries(entry)
    .filter(([name]) => !unsaid.has(name))
    .map(([name, value]) => `${name}=${written(value)}`);
  const words = [entry.msg, err?.message && err.message !== entry.msg ? `(${err.message})` : '', ...details];
  const place = err?.stack && placeIn(err.stack);
  const level = levelOf(entry.level ?? 30);
  const text = `${level === 'warn' ? 'warning: ' : ''}${words.filter(Boolean).join(' ')}`;
  return { level, text: withRepositoryPaths(place ? `${text}\n${place}` : text) };
}
