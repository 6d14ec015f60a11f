type Of = (row: string) => string;

/** What of a table is counted, and where in the sums; each function gives SQL about the row of that name. */
export type Metric = {
  name: string;
  table: string;
  counted: Of;
  at: Of;
  category: Of;
  role: Of;
  /** How much a row counts; 1 where nothing is said. */
  weight?: Of;
  /** A text[] of what a row is counted under, as often as it is named; then there is a sum for each key. */
  keys?: Of;
  /** How long a sum is: a quarter of an hour, or one of Japan's days or months where keys are many. */
  bucket?: 'quarter' | 'day' | 'month';
};

/** A table with one row for each thing that a service tells of. */
export type Fact<Message> = {
  table: string;
  key: readonly string[];
  /** SQL types of the columns, `revision` among them. */
  columns: Readonly<Record<string, string>>;
  read: (message: Message) => Record<string, unknown>;
  /** SQL for rows that a rebuild leaves though their source no longer tells of them. */
  keep?: string;
  metrics?: readonly Metric[];
};

/** The time of what is counted in one sum, whenever it was entered. */
export const always = `'epoch'::timestamptz`;

/** An empty time means none. */
export const timeOf = (value: string): string | null => (value === '' ? null : value);

/** A metric over the rows of a fact, counted by when, where and as whom they were entered. */
export const metricOf = (
  name: string,
  given: Pick<Metric, 'table' | 'counted'> & Partial<Metric>,
): Metric => ({
  name,
  at: (row) => `${row}.date_entered`,
  category: (row) => `${row}.category_id`,
  role: (row) => `${row}.role`,
  ...given,
});
