/** What of a table is counted, and where in the rollups; each function gives SQL about the row of that name. */
export type Metric = {
  name: string;
  table: string;
  counted: (row: string) => string;
  at: (row: string) => string;
  category: (row: string) => string;
  role: (row: string) => string;
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
  metric?: Metric;
};

/** An empty time means none. */
export const timeOf = (value: string): string | null => (value === '' ? null : value);
