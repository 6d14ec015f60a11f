import type { Kind } from '../objectives.ts';

/** So many seconds, in which arrivals go to so many times the average. */
interface Stage {
  seconds: number;
  times: number;
}

export interface Scenario {
  about: string;
  /** How much of the average comes at the beginning. */
  from: number;
  stages: Stage[];
  /** How many members it is played with where nobody says otherwise. */
  members: number;
  /** Objectives that count in it; `settled`: served, or told to come again. */
  judged: { availability: Kind[]; latency: Kind[]; settled: Kind[] };
  /** The average follows from what the site carries, which is measured first: its height is so many times that. */
  timesCapacity?: number;
  /** So many go each way at least, however few come. */
  leastOfEach?: number;
  /** Ends where the site no longer serves. */
  untilBroken?: boolean;
}

export const everything: Scenario['judged'] = {
  availability: ['pages', 'reads', 'writes', 'pushes'],
  latency: ['pages', 'reads', 'writes', 'pushes'],
  settled: [],
};
