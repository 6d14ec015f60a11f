import type { AccountName } from '../../bench/accounts.ts';
import { ask } from './ask.ts';
import type { Call, Kind, Try } from './calls.ts';
import { type Attempt, carryOut } from './carry-out.ts';
import { commentsWrites } from './comments-writes.ts';
import type { Ground } from './ground.ts';
import { ideasWrites } from './ideas-writes.ts';
import { otherWrites } from './other-writes.ts';
import { readKinds } from './read-kinds.ts';
import type { WriteKind } from './write-kind.ts';

const writeKinds: WriteKind[] = [...ideasWrites, ...commentsWrites, ...otherWrites];
export const kinds: Kind[] = [...writeKinds, ...readKinds];

export interface Load {
  /** Every call so far, in the order in which they ended. */
  tries: Try[];
  attempts: Attempt[];
  /** Kinds of which the last call that ended was not served. */
  unwell: () => string[];
  /** Ends when all that was begun has ended. */
  stop: () => Promise<void>;
}

/** So many of a kind are under way at most. */
const atOnce = 60;

/** Calls of every kind at a steady pace, whether earlier ones have been answered or not. */
export const startLoad = (
  { origin, headers }: { origin: string; headers: Map<AccountName, Record<string, string>> },
  ground: Ground,
): Load => {
  const tries: Try[] = [];
  const attempts: Attempt[] = [];
  const last = new Map<string, Try>();
  const note = (made: Try) => {
    tries.push(made);
    if ((last.get(made.kind)?.at ?? 0) <= made.at) last.set(made.kind, made);
  };
  const headersOf = ({ by }: Call) => (by && headers.get(by)) ?? {};

  const makeWrites = (kind: WriteKind) => {
    const writes = kind.writes(ground);
    let count = 0;
    return async () => {
      const { value: write } = writes.next();
      if (!write) return;
      count += 1;
      const how = { origin, headers: headersOf(write), isKeyed: count % 2 === 0 && write.by !== undefined };
      const attempt = await carryOut(how, { kind, write }, note);
      attempts.push(attempt);
      if (attempt.outcome === 'done') kind.accepted?.(ground, write);
    };
  };

  const underWay = new Set<Promise<void>>();
  const paced = (kind: Kind & { oneByOne?: boolean }, make: () => Promise<void>) => {
    const most = kind.oneByOne ? 1 : atOnce;
    let running = 0;
    return setInterval(() => {
      if (running >= most) return;
      running += 1;
      const one = make().finally(() => {
        running -= 1;
        underWay.delete(one);
      });
      underWay.add(one);
    }, kind.everyMs);
  };

  const timers = [
    ...writeKinds.map((kind) => paced(kind, makeWrites(kind))),
    ...readKinds.map((kind) =>
      paced(kind, async () => {
        const call = kind.call(ground);
        const at = performance.now();
        const { outcome, said } = await ask(origin, call, headersOf(call));
        note({ kind: kind.name, at, ms: performance.now() - at, outcome, said });
      }),
    ),
  ];
  return {
    tries,
    attempts,
    unwell: () => [...last.values()].filter(({ outcome }) => outcome !== 'done').map(({ kind }) => kind),
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(underWay);
    },
  };
};
