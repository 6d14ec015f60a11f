import { type CallClass, patienceShare } from './call-class.ts';

/** A line for so many places, each of which is held for so long on average. */
type Line = { waiting: number; width: number; holdMs: number };

/** So few are no crowd, however slow the machine is that they wait for. */
const fewest = 32;

/** Whether a call may join a line, by the wait that Little's law tells: what is ahead of it, over what leaves in a millisecond. */
export const mayWait = (
  callClass: CallClass,
  { waiting, width, holdMs }: Line,
  patienceMs: number,
): boolean => {
  const share = patienceShare[callClass];
  return waiting < fewest * share || ((waiting + 1) * holdMs) / width <= patienceMs * share;
};

/** The average of the last twenty or so. */
export const average = () => {
  let value: number | undefined;
  return {
    add: (sample: number) => {
      value = value === undefined ? sample : value + (sample - value) / 10;
    },
    value: () => value ?? 0,
  };
};
