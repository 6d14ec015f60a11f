import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import type { LoadRequest, Phase, PhaseResult } from './load.ts';
import type { LoadOrder, PhaseReport } from './load-process.ts';

/** A phase under way: when its time is over, and, once its last request has been answered, its outcome. */
type Running = { over: PromiseWithResolvers<void>; result: PromiseWithResolvers<PhaseResult> };

export interface Crowd {
  pid: number;
  /** Runs a phase to its end. @returns its outcome, for which its last requests are waited for */
  phase: (phase: Phase) => Promise<{ result: Promise<PhaseResult> }>;
  stop: () => void;
}

/** A generator in a process of its own, which runs one phase after the other over the same connections. */
export function startArrivals(origin: string, requests: LoadRequest[]): Crowd {
  const child = fork(resolve(import.meta.dirname, 'load-process.ts'), { serialization: 'advanced' });
  const tell = (order: LoadOrder) => child.send(order);
  const phases: Running[] = [];
  child.on('message', (report: PhaseReport) => {
    if ('over' in report) phases[report.over]?.over.resolve();
    if ('outcome' in report) phases[report.phase]?.result.resolve(report.outcome);
  });
  child.once('exit', () => {
    const ended = new Error('The load generator ended before its time.');
    for (const { over, result } of phases) [over, result].map(({ reject }) => reject(ended));
  });
  tell({ start: { kind: 'arrivals', origin, requests } });
  return {
    pid: child.pid as number,
    phase: async (phase) => {
      const running: Running = { over: Promise.withResolvers(), result: Promise.withResolvers() };
      const { promise: result } = running.result;
      result.catch(() => undefined);
      tell({ run: phase, as: phases.push(running) - 1 });
      await running.over.promise;
      return { result };
    },
    stop: () => tell({ stop: true }),
  };
}
