import { siteTimezone } from '../../domain/periods.ts';
import type { Metric } from './fact.ts';

/** A midnight in Japan, where no day has ever been longer or shorter since counting began. */
export const midnight = `'2000-01-01T15:00:00Z'::timestamptz`;

const starts: Record<NonNullable<Metric['bucket']>, (time: string) => string> = {
  quarter: (time) => `date_bin('15 minutes', ${time}, 'epoch'::timestamptz)`,
  day: (time) => `date_bin('1 day', ${time}, ${midnight})`,
  month: (time) => `date_trunc('month', ${time}, '${siteTimezone}')`,
};

/** The start of the sum that a time belongs to. */
export const bucketOf = ({ bucket = 'quarter' }: Pick<Metric, 'bucket'>, time: string): string =>
  starts[bucket](time);
