import { type IRateLimiterOptions, RateLimiterMemory } from 'rate-limiter-flexible';

/** Counts in this process while Redis cannot, and says so each time. */
export class Insurance extends RateLimiterMemory {
  readonly #used: () => void;

  constructor(options: IRateLimiterOptions, used: () => void) {
    super(options);
    this.#used = used;
  }

  override consume(...call: Parameters<RateLimiterMemory['consume']>) {
    this.#used();
    return super.consume(...call);
  }
}
