import { textTerms } from '../terms/text-terms.ts';
import { commentFacts } from './comment-facts.ts';
import type { Metric } from './fact.ts';
import { ideaFacts } from './idea-facts.ts';
import { memberFacts } from './member-facts.ts';
import { ratingFacts } from './rating-facts.ts';
import { supportFacts } from './support-facts.ts';
import { keywordMetric, sessionMetrics, usageMetrics } from './usage-metrics.ts';
import { voteFacts } from './vote-facts.ts';

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
