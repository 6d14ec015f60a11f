import { setTimeout as wait } from 'node:timers/promises';
import { serviceNames } from '@ideabox/protos';
import { accountNames, type createAccounts } from '../bench/accounts.ts';
import type { Databases } from '../reconcile/comparisons.ts';
import { awaitInFlight } from '../reconcile/in-flight.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { comparePushes } from './judge/compare-pushes.ts';
import { compareRecord } from './judge/compare-record.ts';
import { untilRight } from './judge/until-right.ts';
import { layGround } from './load/ground.ts';
import { openSockets } from './load/open-sockets.ts';
import { startLoad } from './load/start-load.ts';
import type { BreakableStack } from './product/start-faults-stack.ts';
import { type RoundReport, reportOf } from './report/round-report.ts';
import type { Round } from './rounds.ts';

export interface Site {
  product: BreakableStack;
  databases: Databases;
  account: ReturnType<typeof createAccounts>;
}

const calmMs = 2_000;
/** The load goes on for so long after the fault, and until all is served again. */
const afterMs = 3_000;
const patienceMs = 60_000;
const lateMs = 3_000;

const untilServed = async (unwell: () => string[]): Promise<void> => {
  const until = performance.now() + patienceMs;
  while (unwell().length > 0 && performance.now() < until) await wait(50);
};

/** Breaks something under a load of everything, and looks at what came of it. */
export const runRound = async (round: Round, { product, databases, account }: Site): Promise<RoundReport> => {
  const { stack } = product;
  const { origin } = stack;
  const accounts = await Promise.all(accountNames.map(async (name) => [name, await account(name)] as const));
  const headers = new Map(accounts.map(([name, { headers }]) => [name, headers]));
  const memberIds = new Map(accounts.map(([name, { id }]) => [name, id]));
  const ground = await layGround(origin, async (by) => headers.get(by) ?? {}, memberIds);
  const sockets = await openSockets(origin, memberIds, headers);
  const beganAt = Date.now();
  const load = startLoad({ origin, headers }, ground);
  try {
    await wait(calmMs);
    const brokenAt = performance.now();
    await round.breakIt(product);
    const mendedAt = performance.now();
    await wait(afterMs);
    await untilServed(load.unwell);
    const unserved = load.unwell();
    const servedAt = performance.now();
    await load.stop();
    const rightAt = await untilRight(databases, patienceMs);
    const books = await reconcile(serviceNames, databases, () =>
      awaitInFlight(databases, stack.wiring.servers.nats, patienceMs),
    );
    await wait(lateMs);
    const pushes = await comparePushes(databases, sockets, beganAt);
    const violations = await compareRecord(databases, load.attempts);
    const times = { brokenAt, mendedAt, servedAt, rightAt };
    return reportOf(round, { load, times, unserved, violations, books, pushes });
  } finally {
    await load.stop();
    for (const socket of sockets) socket.close();
  }
};
