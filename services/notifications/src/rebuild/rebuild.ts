import type { Context } from '../context.ts';
import { sources } from './sources.ts';

export type Progress = { source: string; read: number; done: boolean };

/** Reads sources anew, one after the other; facts go on being consumed, and the higher revision stays. */
export async function* rebuild(
  context: Context,
  names: string[] = Object.keys(sources),
): AsyncGenerator<Progress> {
  for (const source of names) {
    let read = 0;
    for await (const count of sources[source]?.(context) ?? []) {
      read += count;
      yield { source, read, done: false };
    }
    yield { source, read, done: true };
  }
}
