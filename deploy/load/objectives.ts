/** What is promised of a kind of answer. The figures stand in `objectives.json`, which alerts read too. */
interface Objective {
  /** Of those asked, so many are served. */
  availability: number;
  latencyMs: Partial<Record<'p95' | 'p99', number>>;
}

/** `pages`: documents and their files; `reads` and `writes`: calls of the API; `pushes`: from a notification to the open page. */
export const kinds = ['pages', 'reads', 'writes', 'pushes'] as const;
export type Kind = (typeof kinds)[number];

/** What is promised while more come than there is room for. */
interface CrowdObjectives {
  /** How many times as many as the site carries. */
  timesCapacity: number;
  /** Answers that are given then, of those at capacity. */
  acceptedOfCapacity: number;
  acceptedP99Ms: number;
  refusedP99Ms: number;
  /** Of those sent. */
  keyedWritesAccepted: number;
  /** Memory at the end, of that at the beginning. */
  memoryGrowth: number;
  /** After no more is asked than the site carries. */
  normalWithinSeconds: number;
}

export type Objectives = Record<Kind, Objective> & { crowd: CrowdObjectives };
