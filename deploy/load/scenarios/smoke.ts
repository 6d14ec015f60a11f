import { everything, type Scenario } from './scenario.ts';

export const smoke: Scenario = {
  about: 'whether all journeys work: a handful of visitors, a minute',
  from: 0.2,
  stages: [{ seconds: 60, times: 0.4 }],
  members: 20,
  leastOfEach: 4,
  judged: everything,
};
