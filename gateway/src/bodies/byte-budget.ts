/** How much memory many may take together. */
export type ByteBudget = {
  /** @returns whether there was so much left; if not, nothing is taken. */
  take: (bytes: number) => boolean;
  giveBack: (bytes: number) => void;
  taken: () => number;
};

/** @param changed hears how much is taken: nothing at first, then whenever that changes */
export const createByteBudget = (
  bytes: number,
  changed: (taken: number) => void = () => undefined,
): ByteBudget => {
  let taken = 0;
  const move = (by: number) => {
    taken += by;
    changed(taken);
  };
  move(0);
  return {
    take: (wanted) => {
      if (taken + wanted > bytes) return false;
      move(wanted);
      return true;
    },
    giveBack: (given) => move(-given),
    taken: () => taken,
  };
};
