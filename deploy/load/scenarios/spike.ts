import objectives from '../objectives.json' with { type: 'json' };
import { everything, type Scenario } from './scenario.ts';

export const spike: Scenario = {
  about:
    'the television evening: from 20 to 100 times the average in half a minute, at three times what the site carries',
  from: 20,
  stages: [
    { seconds: 30, times: 20 },
    { seconds: 30, times: 100 },
    { seconds: 150, times: 100 },
    { seconds: 1, times: 20 },
    { seconds: 30, times: 20 },
  ],
  members: 1_000,
  // Who is too much may be asked to come again; pages are for everyone.
  judged: { ...everything, availability: ['pages'], latency: ['pages'], settled: ['writes'] },
  timesCapacity: objectives.crowd.timesCapacity,
};
