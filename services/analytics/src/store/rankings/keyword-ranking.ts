import { type Queryable, sql } from '@ideabox/postgres';
import { prohibitedCharacters } from '@ideabox/text';
import { fewest } from '../../domain/disclosure.ts';
import type { Asked } from '../figures/filter.ts';
import { keySums } from '../figures/key-sums.ts';
import { readSpan } from '../figures/span.ts';
import { keywordMetric, keywordOf, writtenOf } from '../usage/usage-metrics.ts';

export type RankedKeyword = { key: string; label: string; count: number };

const atOnce = 200;

/**
 * The keywords that most visits searched for, each labelled as it was written most often, of those that have only characters which
 * posts may have. What fewer than five visits searched for is told to nobody.
 */
export const readKeywordRanking = async (
  db: Queryable,
  asked: Asked,
  { limit, allowed }: { limit: number; allowed: string },
): Promise<RankedKeyword[]> => {
  const sums = keySums([keywordMetric], await readSpan(db, asked), asked.filter, { open: [0], closed: [] });
  const shown: RankedKeyword[] = [];
  for (let offset = 0; ; offset += atOnce) {
    const rows = await db.rows<RankedKeyword>(sql`
      ${sums}
      SELECT ${keywordOf} AS key, (array_agg(${writtenOf} ORDER BY count DESC, key))[1] AS label, sum(count)::bigint AS count
      FROM sums GROUP BY 1 HAVING sum(count) >= ${fewest} ORDER BY count DESC, 1 LIMIT ${atOnce} OFFSET ${offset}`);
    shown.push(...rows.filter(({ label }) => prohibitedCharacters(label, allowed) === ''));
    if (shown.length >= limit || rows.length < atOnce) return shown.slice(0, limit);
  }
};
