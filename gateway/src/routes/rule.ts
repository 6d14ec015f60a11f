import type { ServiceName } from '@ideabox/protos';
import type { RateClass } from '../limits/rate-classes.ts';

/** What holds for the calls below one path. */
export type Rule = {
  /** `*` is one segment, `(a|b)` one of several, `/**` at the end anything below, or nothing. */
  path: string;
  service: ServiceName;
  /** Services of which any may have it, too: a read asks them all at once. */
  others?: readonly ServiceName[];
  /** The rate class of its reads, if not `read`. */
  reads?: RateClass;
  /** The rate class of its writes, if not `write`. */
  writes?: RateClass;
  /** The largest body in bytes, if not the usual one. */
  bodyLimit?: number;
  /** Its answers are long or personal: they never go through the shared cache. */
  uncached?: boolean;
  /** Its answers are pages for people, in the look of the site. */
  page?: boolean;
  /**
   * How long its answer may pause once it has begun, if not as long as any other's: one that is read slowly pauses its
   * upstream, too.
   */
  pauseMs?: number;
};
