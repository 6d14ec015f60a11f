import { type Fact, metricOf, withMonths } from '../store/facts/fact.ts';
import type { Text } from './text.ts';

/** The words of a text, one of a tag as often as it counts, and what of it may be quoted. */
export type TextTerms = Omit<Text, 'text' | 'tags'> & { terms: string[]; sentences: string[] };

const tagCloudMetrics = withMonths(
  metricOf('tag_cloud', {
    table: 'text_terms',
    counted: (row) => `NOT ${row}.removed`,
    keys: (row) => `${row}.terms`,
    bucket: 'day',
  }),
);

export const [tagCloudMetric] = tagCloudMetrics;

export const textTerms: Fact<TextTerms> = {
  table: 'text_terms',
  key: ['kind', 'id'],
  columns: {
    kind: 'text',
    id: 'bigint',
    terms: 'text[]',
    sentences: 'text[]',
    to_place: 'boolean',
    category_id: 'bigint',
    role: 'text',
    removed: 'boolean',
    date_entered: 'timestamptz',
    revision: 'bigint',
  },
  read: (text) => ({ ...text, to_place: true }),
  metrics: tagCloudMetrics,
};
