// What k6 runs: the journeys by the names of its scenarios, which the plan holds.
import { plan } from './site/plan.ts';

export { author } from './journeys/author.ts';
export { commenter } from './journeys/commenter.ts';
export { crawler } from './journeys/crawler.ts';
export { listener } from './journeys/listener.ts';
export { reader } from './journeys/reader.ts';
export { searcher } from './journeys/searcher.ts';
export { voter } from './journeys/voter.ts';

export const options = plan.options;

export const handleSummary = (summary: object): Record<string, string> => ({
  [plan.summaryFile]: JSON.stringify(summary),
});
