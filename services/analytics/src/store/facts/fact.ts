import { hourMetrics } from '../../domain/hours.ts';

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
  /** What a sum is of: a quarter of an hour, one of Japan's days or months, or an hour of the week in one of its months. */
  bucket?: 'quarter' | 'day' | 'month' | 'weekHour';
  /** The name of the metric that this one has longer sums of. */
  of?: string;
  /** The same by month, which whole months of a period are read from: a year of days is millions of sums where keys are many. */
  months?: Metric;
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

export const daysOf = (name: string): string => `${name}_days`;
export const weekHoursOf = (name: string): string => `${name}_week_hours`;

/**
 * A metric that is told over time: by quarters of an hour, whatever the timezone, and by what those whose clock is the site's
 * read: days, so that a year is some hundreds of sums, and hours of the week where these are told.
 */
export const overTime = (metric: Metric): Metric[] => [
  metric,
  { ...metric, name: daysOf(metric.name), of: metric.name, bucket: 'day' },
  ...(hourMetrics.some((known) => known === metric.name)
    ? [{ ...metric, name: weekHoursOf(metric.name), of: metric.name, bucket: 'weekHour' as const }]
    : []),
];

/** A metric by key with the same by month. */
export const withMonths = (metric: Metric): [Metric, Metric] => {
  const months: Metric = { ...metric, name: `${metric.name}_months`, of: metric.name, bucket: 'month' };
  return [{ ...metric, months }, months];
};
