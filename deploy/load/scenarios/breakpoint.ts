import type { Scenario } from './scenario.ts';

export const breakpoint: Scenario = {
  about: 'how much it carries: more and more, until it no longer serves',
  from: 1,
  stages: [{ seconds: 600, times: 60 }],
  members: 1_000,
  judged: { availability: [], latency: [], settled: [] },
  untilBroken: true,
};
