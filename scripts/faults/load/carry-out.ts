import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, ask } from './ask.ts';
import type { Outcome, Try } from './calls.ts';
import type { Write, WriteKind } from './write-kind.ts';

/** A write, and what those who asked for it know of it. */
export interface Attempt {
  kind: WriteKind;
  mark: string;
  outcome: Outcome;
  said?: string;
}

const pauseMs = 400;
const patienceMs = 60_000;

/**
 * Sends a write: with a key again and again until its answer is known, as our own pages do; without one once.
 * @param note hears of each try
 */
export const carryOut = async (
  { origin, headers, isKeyed }: { origin: string; headers: Record<string, string>; isKeyed: boolean },
  { kind, write }: { kind: WriteKind; write: Write },
  note: (made: Try) => void,
): Promise<Attempt> => {
  const sent = isKeyed ? { ...headers, 'idempotency-key': randomUUID() } : headers;
  const until = performance.now() + patienceMs;
  const once = async (isAgain: boolean): Promise<Answer> => {
    const at = performance.now();
    const answer = await ask(origin, write, sent, isAgain);
    const { outcome, said } = answer;
    note({ kind: kind.name, at, ms: performance.now() - at, outcome, said });
    return answer;
  };
  const isOver = ({ outcome }: Answer) => outcome === 'done' || outcome === 'odd';
  let answer = await once(false);
  let isUnsure = answer.outcome === 'unsure';
  while (isKeyed && !isOver(answer) && performance.now() < until) {
    await wait(pauseMs);
    answer = await once(true);
    isUnsure ||= answer.outcome === 'unsure';
  }
  const outcome = !isOver(answer) && isUnsure ? 'unsure' : answer.outcome;
  return { kind, mark: write.mark, outcome, said: answer.said };
};
