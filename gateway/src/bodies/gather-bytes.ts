import type { ByteBudget } from './byte-budget.ts';

const least = 4 * 1024;

/**
 * Puts bytes together in one piece: kept as they come, each in a piece of its own, single bytes would take a hundred
 * times their size. What the budget counts is the memory taken, which is at most twice what has come.
 */
export const gatherBytes = (budget: ByteBudget, limit: number) => {
  let memory = Buffer.alloc(0);
  let length = 0;
  const makeRoom = (wanted: number): boolean => {
    const size = Math.min(limit, Math.max(wanted, memory.length * 2, least));
    if (!budget.take(size - memory.length)) return false;
    const larger = Buffer.allocUnsafeSlow(size);
    memory.copy(larger, 0, 0, length);
    memory = larger;
    return true;
  };
  return {
    /** How many bytes there are with so many more. */
    with: (chunk: Buffer) => length + chunk.length,
    /** @returns whether there was memory for it; it has to be within the limit. */
    add: (chunk: Buffer): boolean => {
      const wanted = length + chunk.length;
      if (wanted > memory.length && !makeRoom(wanted)) return false;
      length += chunk.copy(memory, length);
      return true;
    },
    bytes: () => memory.subarray(0, length),
    giveBack: () => {
      budget.giveBack(memory.length);
      memory = Buffer.alloc(0);
      length = 0;
    },
  };
};
