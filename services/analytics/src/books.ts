import type { Books, Derived, Projection } from '@ideabox/events';
import { raw, sql } from '@ideabox/postgres';
import type { IdeaPlaced__Output as IdeaPlaced } from '@ideabox/protos/analytics/v1/IdeaPlaced';
import type { subscriptions } from './events/index.ts';
import { countedMetrics, forgettingMetrics } from './rebuild/counted-metrics.ts';
import { withTotals } from './store/facts/add-to.ts';
import { categoryFacts } from './store/facts/category-facts.ts';
import { commentFacts } from './store/facts/comment-facts.ts';
import type { Fact, Metric } from './store/facts/fact.ts';
import { ideaFacts } from './store/facts/idea-facts.ts';
import { memberFacts } from './store/facts/member-facts.ts';
import { ratingFacts } from './store/facts/rating-facts.ts';
import { rowsOf } from './store/facts/recount.ts';
import { supportFacts } from './store/facts/support-facts.ts';
import { voteFacts } from './store/facts/vote-facts.ts';

/** The rows of a table of facts, as what is read of the facts; a time as a time. */
const rowsAsRead = <Message>({ table, key, read }: Fact<Message>): Projection<Message> => ({
  ...{ table, key },
  expected: (message) => {
    const { date_entered: entered, ...row } = read(message);
    return typeof entered === 'string' ? { ...row, date_entered: new Date(entered) } : row;
  },
});

/** Sums beside what one counts from the rows. */
const sums = (metric: Metric, since: string): Derived => {
  const keyed = metric.keys !== undefined;
  const columns = `bucket, category_id, role${keyed ? ', key' : ''}, count`;
  return {
    key: keyed ? ['category_id', 'bucket', 'key', 'role'] : ['category_id', 'role', 'bucket'],
    counted: sql`SELECT ${raw(columns)} FROM (${raw(withTotals(rowsOf(metric), keyed))}) AS counted ${raw(since)}`,
    kept: sql`
      SELECT * FROM (
        SELECT ${raw(columns)} FROM ${raw(keyed ? 'key_rollups' : 'rollups')} WHERE metric = ${metric.name} AND count <> 0
      ) AS kept ${raw(since)}`,
  };
};

const named = (metrics: readonly Metric[], since = '') =>
  metrics.map((metric) => [`sums: ${metric.name}`, sums(metric, since)] as const);

/** What there is to compare of this service's books. */
export const books: Books<'analytics', ReturnType<typeof subscriptions>[number]> = {
  told: {
    'analytics.v1.IdeaPlaced': {
      key: ['idea_id'],
      rows: sql`SELECT idea_id, counts_as AS topic_id, revision FROM idea_topics WHERE counts_as > 0 OR revision > 1`,
      fact: (row: IdeaPlaced) => row,
    },
  },
  taken: {
    'identity.v1.MemberChanged': rowsAsRead(memberFacts),
    'ideas.v1.CategoryChanged': rowsAsRead(categoryFacts),
    'ideas.v1.IdeaChanged': rowsAsRead(ideaFacts),
    'ideas.v1.VoteChanged': rowsAsRead(voteFacts),
    'ideas.v1.SupportChanged': rowsAsRead(supportFacts),
    'comments.v1.CommentChanged': rowsAsRead(commentFacts),
    'comments.v1.RatingChanged': rowsAsRead(ratingFacts),
  },
  derived: {
    ...Object.fromEntries([
      ...named(countedMetrics),
      // Of what is forgotten the sums stand.
      ...named(forgettingMetrics, 'WHERE bucket >= (SELECT usage_since FROM projection)'),
    ]),
    'words of texts': {
      key: ['kind', 'id'],
      counted: sql`
        SELECT * FROM (
          SELECT 'idea' AS kind, id, revision, removed FROM idea_facts
          UNION ALL SELECT 'comment', id, revision, removed FROM comment_facts
        ) AS f WHERE NOT EXISTS (SELECT FROM text_queue q WHERE q.kind = f.kind AND q.id = f.id)`,
      kept: sql`
        SELECT kind, id, revision, removed FROM text_terms t
        WHERE NOT EXISTS (SELECT FROM text_queue q WHERE q.kind = t.kind AND q.id = t.id)`,
    },
  },
};
