import { everything, type Scenario } from './scenario.ts';

export const stress: Scenario = {
  about: 'a good deal more than usual: two, three and four times the average, and back',
  from: 1,
  stages: [2, 3, 4]
    .flatMap((times) => [
      { seconds: 30, times },
      { seconds: 120, times },
    ])
    .concat([
      { seconds: 30, times: 1 },
      { seconds: 60, times: 1 },
    ]),
  members: 1_000,
  judged: everything,
};
