import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Kind, kinds } from '../../../deploy/load/objectives.ts';
import type { Line, Outcome, Written } from '../../../deploy/load/record.ts';
import { quantile } from '../../bench/statistics.ts';

/** What was asked within one second of the run. */
export interface Second {
  served: number;
  refused: number;
  failed: number;
  p50: number;
  p99: number;
}

export interface WriteMade {
  what: Written;
  mark: string;
  outcome: Outcome;
  said: string;
}

interface SocketOpened {
  socket: string;
  member: string;
  from: number;
  until: number;
}

/** Something that was not served. */
interface Unserved {
  kind: Kind;
  at: number;
  status: number;
  /** Whether it was told to come again. */
  told: boolean;
}

interface Push {
  socket: string;
  notification: number;
  at: number;
}

export interface RunRecord {
  /** Of each kind, by the second in which it was asked. */
  seconds: Record<Kind, Second[]>;
  totals: Record<Kind, Second & { asked: number; p95: number }>;
  writes: WriteMade[];
  sockets: SocketOpened[];
  pushes: Push[];
  unserved: Unserved[];
}

interface Asked {
  at: number;
  status: number;
  ms: number;
  told: boolean;
}

const isServed = ({ status }: Asked) => status >= 200 && status < 400;

function secondOf(asked: Asked[]): Second {
  const times = asked.filter(isServed).map(({ ms }) => ms);
  const refused = asked.filter((one) => !isServed(one) && one.told).length;
  return {
    served: times.length,
    refused,
    failed: asked.length - times.length - refused,
    p50: times.length > 0 ? quantile(times, 0.5) : 0,
    p99: times.length > 0 ? quantile(times, 0.99) : 0,
  };
}

function parse(text: string): Line | undefined {
  try {
    const line: unknown = JSON.parse(text);
    return Array.isArray(line) ? (line as Line) : undefined;
  } catch {
    // What k6 itself says, or a line that was broken off.
    return undefined;
  }
}

/** What k6 has noted of a run that began at this time. */
export async function readRecord(file: string, beganAt: number): Promise<RunRecord> {
  const asked: Record<Kind, Asked[]> = { pages: [], reads: [], writes: [], pushes: [] };
  const record: Pick<RunRecord, 'writes' | 'sockets' | 'pushes'> = { writes: [], sockets: [], pushes: [] };
  const lines = existsSync(file) ? createInterface({ input: createReadStream(file) }) : [];
  for await (const text of lines) {
    const line = parse(text);
    if (line?.[0] === 'ask') {
      const [, kind, at, status, ms, told] = line;
      asked[kind].push({ at, status, ms, told });
    } else if (line?.[0] === 'write') {
      const [, what, mark, outcome, said] = line;
      record.writes.push({ what, mark, outcome, said });
    } else if (line?.[0] === 'push') {
      const [, socket, notification, at] = line;
      record.pushes.push({ socket, notification, at });
    } else if (line?.[0] === 'socket') {
      const [, socket, member, from, until] = line;
      record.sockets.push({ socket, member, from, until });
    }
  }
  const secondsOf = (all: Asked[]) => {
    const bySecond = Map.groupBy(all, ({ at }) => Math.max(0, Math.floor((at - beganAt) / 1_000)));
    const last = Math.max(-1, ...bySecond.keys());
    return Array.from({ length: last + 1 }, (_, second) => secondOf(bySecond.get(second) ?? []));
  };
  const totalOf = (all: Asked[]) => {
    const times = all.filter(isServed).map(({ ms }) => ms);
    return { ...secondOf(all), asked: all.length, p95: times.length > 0 ? quantile(times, 0.95) : 0 };
  };
  const ofKinds = <Of>(make: (all: Asked[]) => Of) =>
    Object.fromEntries(kinds.map((kind) => [kind, make(asked[kind])])) as Record<Kind, Of>;
  const unserved = kinds.flatMap((kind) =>
    asked[kind].flatMap((one) =>
      isServed(one) ? [] : [{ kind, at: one.at, status: one.status, told: one.told }],
    ),
  );
  return { seconds: ofKinds(secondsOf), totals: ofKinds(totalOf), unserved, ...record };
}
