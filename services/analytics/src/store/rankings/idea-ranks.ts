import { empty, type Queryable, raw, type Sql, sql } from '@ideabox/postgres';
import { type PeriodType, previousPeriod } from '../../domain/periods.ts';
import type { Ranking } from '../../domain/rankings.ts';
import { allCategories, allRoles } from '../facts/add-to.ts';
import { always } from '../facts/fact.ts';
import { opinionKey, opinionMetric, rankingMetric } from '../facts/vote-facts.ts';
import type { Asked } from '../figures/filter.ts';
import { type Scope, toldKeySums } from '../figures/key-sums.ts';
import { readSpan } from '../figures/span.ts';

export type AskedRanking = Asked & { by: Ranking; type: PeriodType };

/** SQL that joins ideas `v` with the votes of a type that stand on each, as everyone sees them on it. */
const opinions = (type: 'positive' | 'negative'): Sql =>
  raw(`LEFT JOIN key_rollups AS ${type} ON ${type}.metric = '${opinionMetric.name}'
    AND ${type}.category_id = ${allCategories} AND ${type}.role = '${allRoles}' AND ${type}.bucket = ${always}
    AND ${type}.key = ${opinionKey(`'${type}'`, 'v.key')}`);

const bothOpinions = sql`${opinions('positive')} ${opinions('negative')}`;
const positive = raw('coalesce(positive.count, 0)');
const negative = raw('coalesce(negative.count, 0)');

/** SQL for what ideas voted on are ranked by, and for which of those with as much of it comes first: the lesser `apart`. */
const measures: Record<Ranking, { count: Sql; apart: Sql; joined: Sql }> = {
  votes: { count: sql`v.count`, apart: sql`0`, joined: empty },
  growth: {
    count: sql`v.count - coalesce(earlier.count, 0)`,
    apart: sql`0`,
    joined: sql`LEFT JOIN earlier USING (key)`,
  },
  points: {
    count: sql`${positive} - ${negative}`,
    apart: sql`0`,
    joined: bothOpinions,
  },
  divided: {
    count: sql`least(${positive}, ${negative})`,
    apart: sql`abs(${positive} - ${negative})`,
    joined: bothOpinions,
  },
};

/**
 * SQL for the ideas that were voted on in a period, as their reader is told of votes, and what they are ranked by, as `ranks`
 * (id, count, apart): a WITH without its end. Points and how divided opinions are say what everyone sees on the idea
 * today: the period and the roles choose the ideas, and no day tells how a vote was cast.
 */
export const ideaRanks = async (db: Queryable, asked: AskedRanking, scope: Scope): Promise<Sql> => {
  const votesIn = async (period: Asked['period']) =>
    sql`${toldKeySums(rankingMetric, await readSpan(db, { ...asked, period }), asked, scope)} SELECT key, count FROM sums`;
  const { count, apart, joined } = measures[asked.by];
  const before =
    asked.by === 'growth' && sql`earlier AS (${await votesIn(previousPeriod(asked.type, asked.period))}),`;
  return sql`
    WITH voted AS (${await votesIn(asked.period)}), ${before || empty} ranks AS (
      SELECT v.key::bigint AS id, (${count})::bigint AS count, (${apart})::bigint AS apart FROM voted AS v ${joined}
    )`;
};
