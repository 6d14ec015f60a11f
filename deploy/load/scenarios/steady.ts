import { everything, type Scenario } from './scenario.ts';

const riseSeconds = 60;

/** The average, for so many seconds in all. */
const steady = (about: string, seconds: number): Scenario => ({
  about,
  from: 0,
  stages: [
    { seconds: riseSeconds, times: 1 },
    { seconds: seconds - riseSeconds, times: 1 },
  ],
  members: 1_000,
  judged: everything,
});

export const average = steady('an ordinary evening: ten minutes of the average', 600);
export const soak = steady(
  'whether it stays as it is: twenty minutes of the average; --length makes a night of it',
  1_200,
);
