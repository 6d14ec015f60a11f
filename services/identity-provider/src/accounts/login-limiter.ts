import { RateLimiterMemory } from 'rate-limiter-flexible';

export type LoginLimiter = ReturnType<typeof createLoginLimiter>;

const window = 300;

/** Counts failures only: per name and address against guessing one password, per address against trying many names. */
export function createLoginLimiter() {
  const perName = new RateLimiterMemory({ points: 10, duration: window });
  const perAddress = new RateLimiterMemory({ points: 100, duration: window });
  const keyOf = (address: string, name: string) => `${address} ${name.toLowerCase()}`;
  return {
    async isBlocked(address: string, name: string): Promise<boolean> {
      const [byName, byAddress] = await Promise.all([
        perName.get(keyOf(address, name)),
        perAddress.get(address),
      ]);
      return (
        (byName?.consumedPoints ?? 0) >= perName.points ||
        (byAddress?.consumedPoints ?? 0) >= perAddress.points
      );
    },
    async failed(address: string, name: string): Promise<void> {
      await Promise.all([perName.penalty(keyOf(address, name)), perAddress.penalty(address)]);
    },
    succeeded: (address: string, name: string) => perName.delete(keyOf(address, name)),
  };
}
