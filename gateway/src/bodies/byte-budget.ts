/** How much memory many may take together. */
export type ByteBudget = {
  /** @returns whether there was so much left; if not, nothing is taken. */
  take: (bytes: number) => boolean;
  giveBack: (bytes: number) => void;
  taken: () => number;
};

export const createByteBudget = (bytes: number): ByteBudget => {
  let taken = 0;
  return {
    take: (wanted) => {
      if (taken + wanted > bytes) return false;
      taken += wanted;
      return true;
    },
    giveBack: (given) => {
      taken -= given;
    },
    taken: () => taken,
  };
};
