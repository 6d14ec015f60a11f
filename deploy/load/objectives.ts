/** What is promised of a kind of answer. The figures stand in `objectives.json`, which alerts read too. */
interface Objective {
  /** Of those asked, so many are served. */
  availability: number;
  latencyMs: Partial<Record<'p95' | 'p99', number>>;
}

/** `pages`: documents and their files; `reads` and `writes`: calls of the API; `pushes`: from a notification to the open page. */
export const kinds = ['pages', 'reads', 'writes', 'pushes'] as const;
export type Kind = (typeof kinds)[number];
export type Objectives = Record<Kind, Objective>;
