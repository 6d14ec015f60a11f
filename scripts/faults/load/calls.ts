import type { AccountName } from '../../bench/accounts.ts';
import type { Part } from '../product/parts.ts';

/** A call of the product's outside. */
export interface Call {
  by?: AccountName;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
}

/** `refused` did not take effect; of `unsure` nobody knows; `odd` is no answer that a call of this load may get. */
export type Outcome = 'done' | 'refused' | 'unsure' | 'odd';

/** One call, and what came of it. */
export interface Try {
  kind: string;
  /** When it began, in milliseconds of `performance.now()`. */
  at: number;
  ms: number;
  outcome: Outcome;
  /** What was answered, where it is worth reading. */
  said?: string;
}

/** Calls that are alike. */
export interface Kind {
  name: string;
  /** What has to work for its answer. */
  needs: Part[];
  everyMs: number;
}
