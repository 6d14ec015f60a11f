import { commentFacts } from '../store/facts/comment-facts.ts';
import type { Metric } from '../store/facts/fact.ts';
import { ideaFacts } from '../store/facts/idea-facts.ts';
import { memberFacts } from '../store/facts/member-facts.ts';
import { ratingFacts } from '../store/facts/rating-facts.ts';
import { supportFacts } from '../store/facts/support-facts.ts';
import { voteFacts } from '../store/facts/vote-facts.ts';
import { keywordMetrics, sessionMetrics, usageMetrics } from '../store/usage/usage-metrics.ts';
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
export const forgettingMetrics: readonly Metric[] = [...usageMetrics, ...keywordMetrics, ...sessionMetrics];
