import type { RebuildResponse } from '@ideabox/protos/analytics/v1/RebuildResponse';
import type { Context } from '../context.ts';
import { categoryFacts } from '../store/category-facts.ts';
import { commentFacts } from '../store/comment-facts.ts';
import { ideaFacts } from '../store/idea-facts.ts';
import { memberFacts } from '../store/member-facts.ts';
import { recount } from '../store/recount.ts';
import { pageViews } from '../store/usage-events.ts';
import { voteFacts } from '../store/vote-facts.ts';
import { beginGeneration } from './generation.ts';
import { rebuildFacts } from './rebuild-facts.ts';

const metrics = [memberFacts, ideaFacts, voteFacts, commentFacts].flatMap(({ metric }) => metric ?? []);

/**
 * Writes every fact again as its source has it, takes out what no source knows, and sets every sum right, while events
 * go on being consumed; decisions/0002 says why nothing gets lost. Answers with its progress.
 */
export async function* rebuildProjection({ db, sources }: Context): AsyncGenerator<RebuildResponse> {
  const { identity, ideas, comments } = sources;
  const generation = await beginGeneration(db);
  const facts = { db, generation };
  const members = identity.stream('ReplayMembers', {});
  yield* rebuildFacts(facts, 'REBUILD_STAGE_MEMBERS', memberFacts, members, ({ members }) => members);
  const categories = ideas.stream('ReplayCategories', {});
  yield* rebuildFacts(
    facts,
    'REBUILD_STAGE_CATEGORIES',
    categoryFacts,
    categories,
    (part) => part.categories,
  );
  yield* rebuildFacts(
    facts,
    'REBUILD_STAGE_IDEAS',
    ideaFacts,
    ideas.stream('ReplayIdeas', {}),
    (part) => part.ideas,
  );
  yield* rebuildFacts(
    facts,
    'REBUILD_STAGE_VOTES',
    voteFacts,
    ideas.stream('ReplayVotes', {}),
    (part) => part.votes,
  );
  const posted = comments.stream('ReplayComments', {});
  yield* rebuildFacts(facts, 'REBUILD_STAGE_COMMENTS', commentFacts, posted, (part) => part.comments);
  let corrected = 0;
  for (const metric of [...metrics, pageViews]) corrected += await recount(db, metric);
  yield { stage: 'REBUILD_STAGE_COUNTS', corrected, done: true };
}
