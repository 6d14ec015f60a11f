import type { Kind } from './objectives.ts';

/** `refused` did not take effect; of `unsure` nobody knows; `odd` is no answer that such a call may get. */
export type Outcome = 'done' | 'refused' | 'unsure' | 'odd';

/** What a run posts, by the names under which it is looked for afterwards. */
export type Written = 'idea' | 'comment' | 'vote';

/** One line of the record that k6 writes and the command reads; times are milliseconds of the clock. */
export type Line =
  | ['ask', kind: Kind, at: number, status: number, ms: number, told: boolean]
  | ['write', what: Written, mark: string, outcome: Outcome, said: string]
  | ['push', socket: string, notification: number, at: number]
  | ['socket', socket: string, member: string, from: number, until: number];
