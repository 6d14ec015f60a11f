import { type Queryable, raw, sql } from '@ideabox/postgres';
import type { Asked } from './filter.ts';
import { keySums } from './key-sums.ts';
import { readSpan } from './span.ts';
import { keywordSeparator, usageMetrics } from './usage-metrics.ts';

const metrics = usageMetrics.filter(({ name }) => name === 'keyword_ranking');
const part = (index: number) => raw(`split_part(key, ${keywordSeparator}, ${index})`);

/** The keywords most searched for, each labelled as it was written most often. */
export const readKeywordRanking = async (db: Queryable, asked: Asked, limit: number) =>
  db.rows<{ key: string; label: string; count: number }>(sql`
    ${keySums(metrics, await readSpan(db, asked), asked.filter, { open: [0], closed: [] })}
    SELECT ${part(1)} AS key, (array_agg(${part(2)} ORDER BY count DESC, key))[1] AS label, sum(count)::bigint AS count
    FROM sums GROUP BY 1 ORDER BY count DESC, 1 LIMIT ${limit}`);
