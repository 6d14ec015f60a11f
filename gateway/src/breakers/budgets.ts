import type { Breaker } from '@ideabox/grpc';

/** How long an upstream has to begin its answer, in milliseconds. */
export type Budgets = {
  /** To a read, where it has said nothing to anybody meanwhile. */
  readMs: number;
  /** To a write, and to a read while it answers others: it is slow then, and has not hung. */
  writeMs: number;
  /** To a download, which may take long to begin. */
  downloadMs: number;
};

export type Kind = 'read' | 'write' | 'download';

/** Calls `over` when a call of a kind has had its time. @returns what calls that off */
export const startBudget = (
  budgets: Budgets,
  { kind, breaker }: { kind: Kind; breaker: Breaker },
  over: () => void,
): (() => void) => {
  const startedAt = performance.now();
  const whole = { read: budgets.writeMs, write: budgets.writeMs, download: budgets.downloadMs }[kind];
  const first = kind === 'read' ? Math.min(budgets.readMs, whole) : whole;
  const isAtWork = () => first < whole && breaker.lastAnswer() > startedAt;
  let timer = setTimeout(() => {
    if (!isAtWork()) return over();
    timer = setTimeout(over, whole - first);
  }, first);
  return () => clearTimeout(timer);
};
