/** One thing with its count. */
export type Ranked = { key: string; label: string; count: number };
