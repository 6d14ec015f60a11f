import type { Databases } from '../../reconcile/comparisons.ts';
import type { Call, Kind } from './calls.ts';
import type { Ground } from './ground.ts';

/** A call that changes something. Its mark names what it makes, as it is found again at the owner's. */
export type Write = Call & { mark: string };

export interface WriteKind extends Kind {
  /** One at a time, where the last one stands for all before. */
  oneByOne?: boolean;
  /** The writes of a round; nothing where there is nothing to write just now. */
  writes: (ground: Ground) => Iterator<Write | undefined>;
  accepted?: (ground: Ground, write: Write) => void;
  /** Those of the marks that stand at the owner's, as often as they do. */
  standing: (databases: Databases, marks: string[]) => Promise<string[]>;
}
