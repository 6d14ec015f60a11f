import type { Scenario } from './scenario.ts';

export const breakpoint: Scenario = {
  about: 'how much it carries: more and more, until it no longer serves',
  from: 1,
  // Twice as many each time, so that little and much are found equally well.
  stages: [2, 4, 8, 16, 32, 64].map((times) => ({ seconds: 90, times })),
  members: 1_000,
  judged: { availability: [], latency: [], settled: [] },
  untilBroken: true,
};
