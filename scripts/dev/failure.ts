import { readEntry } from './log-line.ts';
import { placeIn, withRepositoryPaths } from './place.ts';

export interface Failure {
  message: string;
  place: string | undefined;
}

const named = /^(?:Uncaught )?((?:[A-Z]\w*)?(?:Error|Exception)(?: \[\w+\])?: .*)$/m;

/** Faults of a migration or a seed are met in the code that reads it. */
const isData = (path: string) => !/\.[mc]?[jt]sx?$/.test(path);

/**
 * Why a program did not start, from its last lines.
 * @param changed what was edited before: the place, where the program knows none
 */
export function failureOf(lines: string[], end: string, changed: string[]): Failure {
  const fatal = lines.map(readEntry).findLast((entry) => entry?.level === 'error');
  const text = fatal ? (fatal.err?.stack ?? '') : lines.join('\n');
  const message = /ENOSPC|No space left on device/.test(lines.join('\n'))
    ? 'The disk is full'
    : (fatal?.err?.message ?? fatal?.msg ?? named.exec(text)?.[1] ?? lines.at(-1) ?? end);
  const place = changed.find(isData) ?? placeIn(text) ?? changed[0];
  return { message: withRepositoryPaths(message), place };
}
