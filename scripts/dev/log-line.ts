import { placeIn, withRepositoryPaths } from './place.ts';

export type Level = 'debug' | 'info' | 'warn' | 'error';

export interface LogLine {
  level: Level;
  text: string;
}

export interface Entry {
  level: Level;
  msg?: string;
  err?: { message?: string; stack?: string };
}

/** As pino writes them, by their names or by their numbers. */
const levels: Record<string, Level> = {
  ...{ 10: 'debug', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'error' },
  ...{ trace: 'debug', debug: 'debug', info: 'info', warn: 'warn', error: 'error', fatal: 'error' },
};

/** Said of every line, and of no use in one terminal. */
const unsaid = new Set(['level', 'time', 'pid', 'hostname', 'service', 'name', 'msg', 'err']);

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** What a line says that a logger wrote; undefined for any other. */
export function readEntry(line: string): Entry | undefined {
  try {
    const entry = JSON.parse(line);
    if (typeof entry !== 'object' || entry === null) return undefined;
    return { ...entry, level: levels[entry.level] ?? 'info' };
  } catch {
    return undefined;
  }
}

/** A line of a deployable's log for a person: a message, what belongs to it, and where in the source it went wrong. */
export function readLogLine(line: string, isFromStderr: boolean): LogLine {
  const entry = readEntry(line);
  if (!entry) return { level: isFromStderr ? 'warn' : 'info', text: withRepositoryPaths(line) };
  const { err, level } = entry;
  const details = Object.entries(entry)
    .filter(([name]) => !unsaid.has(name))
    .map(([name, value]) => `${name}=${written(value)}`);
  const words = [entry.msg, err?.message && err.message !== entry.msg ? `(${err.message})` : '', ...details];
  const place = err?.stack && placeIn(err.stack);
  const text = `${level === 'warn' ? 'warning: ' : ''}${words.filter(Boolean).join(' ')}`;
  return { level, text: withRepositoryPaths(place ? `${text}\n${place}` : text) };
}
