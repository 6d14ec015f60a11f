import { placeIn, withRepositoryPaths } from './place.ts';

export interface Failure {
  message: string;
  place: string | undefined;
}

const named = /^(?:Uncaught )?((?:[A-Z]\w*)?(?:Error|Exception)(?: \[\w+\])?: .*)$/m;

function ofLog(line: string): { level: number; msg?: string; err?: { message?: string; stack?: string } } {
  try {
    return JSON.parse(line) ?? { level: 0 };
  } catch {
    return { level: 0 };
  }
}

/**
 * Why a program did not start, from its last lines.
 * @param changed what was edited before: the place, where the program names none
 */
export function failureOf(lines: string[], end: string, changed: string[]): Failure {
  const fatal = lines.map(ofLog).findLast(({ level }) => level >= 50);
  const text = fatal ? `${fatal.err?.stack ?? ''}` : lines.join('\n');
  const message = /ENOSPC|No space left on device/.test(lines.join('\n'))
    ? 'The disk is full'
    : (fatal?.err?.message ?? fatal?.msg ?? named.exec(text)?.[1] ?? lines.at(-1) ?? end);
  return { message: withRepositoryPaths(message), place: placeIn(text) ?? changed[0] };
}
