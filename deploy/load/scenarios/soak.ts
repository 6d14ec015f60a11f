import { everything, type Scenario } from './scenario.ts';

export const soak: Scenario = {
  about: 'whether it stays as it is: twenty minutes of the average; --length makes a night of it',
  from: 0,
  stages: [
    { seconds: 30, times: 1 },
    { seconds: 1_170, times: 1 },
  ],
  members: 1_000,
  judged: everything,
};
