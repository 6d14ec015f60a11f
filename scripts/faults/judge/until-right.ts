import { setTimeout as wait } from 'node:timers/promises';
import { serviceNames } from '@ideabox/protos';
import { comparisonsOf, type Databases } from '../../reconcile/comparisons.ts';

const pauseMs = 100;

const hasDifference = async (databases: Databases): Promise<boolean> => {
  for (const comparison of serviceNames.flatMap(comparisonsOf)) {
    for await (const _ of comparison.run(databases)) return true;
  }
  return false;
};

/** Looks at all books again and again. @returns when the look began that found none to differ */
export const untilRight = async (databases: Databases, patienceMs: number): Promise<number | undefined> => {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const began = performance.now();
    // A database that is not back yet says nothing.
    const differs = await hasDifference(databases).catch(() => true);
    if (!differs) return began;
    await wait(pauseMs);
  }
  return undefined;
};
