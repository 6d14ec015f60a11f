import { commentFacts } from '../store/comment-facts.ts';
import type { Metric } from '../store/fact.ts';
import { ideaFacts } from '../store/idea-facts.ts';
import { memberFacts } from '../store/member-facts.ts';
import { ratingFacts } from '../store/rating-facts.ts';
import { supportFacts } from '../store/support-facts.ts';
import { keywordMetric, sessionMetrics, usageMetrics } from '../store/usage-metrics.ts';
import { voteFacts } from '../store/vote-facts.ts';
import { textTerms } from '../terms/text-terms.ts';

/** What is counted of facts. */
export const countedMetrics: readonly Metric[] = [
  memberFacts,
  ideaFacts,
  voteFacts,
  supportFacts,
  commentFacts,
  ratingFacts,
  textTerms,
].flatMap(({ metrics }) => metrics ?? []);

/** What is counted of rows that are forgotten after a while; their sums stand. */
export const forgettingMetrics: readonly Metric[] = [...usageMetrics, keywordMetric, ...sessionMetrics];
