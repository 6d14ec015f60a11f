import type { Metric } from './fact.ts';

/** A midnight in Japan, where no day has ever been longer or shorter since counting began. */
export const midnight = `'2000-01-01T15:00:00Z'::timestamptz`;

/** The start of the sum that a time belongs to. */
export const bucketOf = ({ bucket = 'quarter' }: Pick<Metric, 'bucket'>, time: string): string =>
  bucket === 'day'
    ? `date_bin('1 day', ${time}, ${midnight})`
    : `date_bin('15 minutes', ${time}, 'epoch'::timestamptz)`;
