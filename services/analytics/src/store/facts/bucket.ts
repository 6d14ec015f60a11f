import { siteTimezone } from '../../domain/periods.ts';
import type { Metric } from './fact.ts';

/** A midnight in Japan, where no day has ever been longer or shorter since counting began. */
export const midnight = `'2000-01-01T15:00:00Z'::timestamptz`;

const monthOf = (time: string): string => `date_trunc('month', ${time}, '${siteTimezone}')`;

const starts: Record<NonNullable<Metric['bucket']>, (time: string) => string> = {
  quarter: (time) => `date_bin('15 minutes', ${time}, 'epoch'::timestamptz)`,
  day: (time) => `date_bin('1 day', ${time}, ${midnight})`,
  month: monthOf,
  // Those of Mondays stand on the first of the month, those of Sundays on the seventh.
  weekHour: (time) => {
    const local = `${time} AT TIME ZONE '${siteTimezone}'`;
    return `${monthOf(time)} + make_interval(days => extract(isodow FROM ${local})::int - 1, hours => extract(hour FROM ${local})::int)`;
  },
};

/** SQL for when the time begins that a sum is of: that of an hour of the week begins with its month. */
export const beginningOf = ({ bucket }: Pick<Metric, 'bucket'>, column: string): string =>
  bucket === 'weekHour' ? monthOf(column) : column;

/** The start of the sum that a time belongs to. */
export const bucketOf = ({ bucket = 'quarter' }: Pick<Metric, 'bucket'>, time: string): string =>
  starts[bucket](time);
