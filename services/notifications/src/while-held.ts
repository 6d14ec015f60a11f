/**
 * Works while a lease is renewed, three times in its length. One that cannot be renewed runs out while the work goes on:
 * what is done under a lease must bear to be done twice.
 */
export const whileHeld = async <T>(
  leaseSeconds: number,
  renew: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> => {
  let renewing = false;
  const timer = setInterval(
    async () => {
      if (renewing) return;
      renewing = true;
      await renew().catch(() => undefined);
      renewing = false;
    },
    (leaseSeconds * 1_000) / 3,
  );
  return work().finally(() => clearInterval(timer));
};
