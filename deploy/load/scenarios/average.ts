import { everything, type Scenario } from './scenario.ts';

export const average: Scenario = {
  about: 'an ordinary evening: ten minutes of the average',
  from: 0,
  stages: [
    { seconds: 60, times: 1 },
    { seconds: 540, times: 1 },
  ],
  members: 1_000,
  judged: everything,
};
