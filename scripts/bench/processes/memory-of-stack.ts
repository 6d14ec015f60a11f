import type { Stack } from '../../stack/stack.ts';
import { type Memory, memoryOf } from './memory-of.ts';

export type StackMemory = Map<string, Memory>;

/** By the name of the process, in the order in which they were started. */
export function memoryOfStack({ supervisor }: Stack): StackMemory {
  return new Map(
    supervisor
      .processes()
      .flatMap(({ name, pid }) => (pid === undefined ? [] : [[name, memoryOf(pid)] as const])),
  );
}
