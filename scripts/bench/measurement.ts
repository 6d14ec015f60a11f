import type { Bench } from './open-bench.ts';

/** What a figure has to be; without one it is for information. */
export type Target = { atLeast: number } | { atMost: number } | { exactly: number };

export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** What belongs to it, by name and unit. */
  details?: Record<string, number>;
  target?: Target;
}

export interface Measurement {
  /** What `--only` calls it. */
  letter: string;
  title: string;
  /** What ran where, and what a reader of the figures has to know. */
  notes: string[];
  run: (bench: Bench) => Promise<Figure[]>;
}

export function meetsTarget({ value, target }: Figure): boolean {
  if (!target) return true;
  if ('atLeast' in target) return value >= target.atLeast;
  if ('atMost' in target) return value <= target.atMost;
  return value === target.exactly;
}
