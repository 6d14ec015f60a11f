import { raw } from '@ideabox/postgres';
import { type Metric, metricOf, overTime, withMonths } from '../facts/fact.ts';

// What happens in browsers belongs to no category.
const ofEvents = (name: string, given: Pick<Metric, 'counted'> & Partial<Metric>): Metric =>
  metricOf(name, {
    table: 'usage_events',
    at: (row) => `${row}.occurred_at`,
    category: () => '0::bigint',
    ...given,
  });

const ofSessions = (name: string, given: Partial<Metric> = {}): Metric =>
  metricOf(name, {
    table: 'sessions',
    counted: (row) => `${row}.page_views > 0`,
    at: (row) => `${row}.started_at`,
    category: () => '0::bigint',
    ...given,
  });

const isView = (row: string) => `${row}.kind = 'page_view'`;

// Parts a keyword as it is compared from how it was written, in the key of its sums.
const separator = 'chr(31)';

/** The key of a keyword's sums. */
export const keywordKey = ({ keyword, keyword_key }: { keyword: string; keyword_key: string }): string =>
  `${keyword_key}\u001f${keyword}`;

const part = (index: number) => raw(`split_part(key, ${separator}, ${index})`);

/** SQL for a keyword as it is compared, and as it was written, of the key of its sums. */
export const keywordOf = part(1);
export const writtenOf = part(2);

export const usageMetrics: readonly Metric[] = [
  ...overTime(ofEvents('page_views', { counted: isView })),
  ...withMonths(
    ofEvents('devices', {
      counted: (row) => `${isView(row)} AND ${row}.device IS NOT NULL`,
      keys: (row) => `ARRAY[${row}.device]`,
    }),
  ),
  ...withMonths(
    ofEvents('web_searches', {
      counted: (row) => `${isView(row)} AND ${row}.engine IS NOT NULL`,
      keys: (row) => `ARRAY[${row}.engine]`,
    }),
  ),
];

export const keywordMetrics = withMonths(
  ofEvents('keyword_ranking', {
    table: 'searches',
    counted: () => 'true',
    keys: (row) => `ARRAY[${row}.keyword_key || ${separator} || ${row}.keyword]`,
  }),
);

export const [keywordMetric] = keywordMetrics;

/** A visit counts once it has viewed a page, at the time when it began; so does the time it spends. */
export const sessionMetrics: readonly Metric[] = [
  ofSessions('sessions'),
  ofSessions('view_ms', { weight: (row) => `${row}.view_ms` }),
  ofSessions('readers', { counted: (row) => `${row}.page_views > 0 AND ${row}.opened_idea` }),
  ofSessions('new_users', { counted: (row) => `${row}.page_views > 0 AND ${row}.first_visit` }),
].flatMap(overTime);
