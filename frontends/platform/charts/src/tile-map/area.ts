/** A prefecture (`01` to `47`), overseas (`99`) or no answer (`00`). */
export type Area = {
  key: string;
  label: string;
  count: number;
  /** For each 100,000 inhabitants; null where there are none to count by. */
  rate: number | null;
};
