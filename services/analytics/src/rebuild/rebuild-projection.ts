import type { RebuildResponse } from '@ideabox/protos/analytics/v1/RebuildResponse';
import type { Context } from '../context.ts';
import { categoryFacts } from '../store/facts/category-facts.ts';
import { commentFacts } from '../store/facts/comment-facts.ts';
import { ideaFacts } from '../store/facts/idea-facts.ts';
import { memberFacts } from '../store/facts/member-facts.ts';
import { ratingFacts } from '../store/facts/rating-facts.ts';
import { recount } from '../store/facts/recount.ts';
import { supportFacts } from '../store/facts/support-facts.ts';
import { voteFacts } from '../store/facts/vote-facts.ts';
import { takeMemberSnapshot } from '../store/figures/member-snapshots.ts';
import { queueTexts } from '../terms/queue-texts.ts';
import { type Text, textOfComment, textOfIdea } from '../terms/text.ts';
import { countedMetrics, forgettingMetrics } from './counted-metrics.ts';
import { beginGeneration } from './generation.ts';
import { rebuildFacts } from './rebuild-facts.ts';
import { removeStaleTexts } from './remove-stale-texts.ts';

/**
 * Writes every fact again as its source has it, takes out what no source knows, and sets every sum right, while events
 * go on being consumed; decisions/0002 says why nothing gets lost. The words of texts are found again afterwards, in the
 * background. Answers with its progress.
 */
export async function* rebuildProjection({ db, sources, terms }: Context): AsyncGenerator<RebuildResponse> {
  const { identity, ideas, comments } = sources;
  const facts = { db, generation: await beginGeneration(db) };
  const requeue = async (texts: Text[]) => {
    await queueTexts(db, texts, { replayed: true });
    terms.wake();
  };
  const members = identity.stream('ReplayMembers', {});
  yield* rebuildFacts(facts, 'REBUILD_STAGE_MEMBERS', memberFacts, members, (part) => part.members);
  const categories = ideas.stream('ReplayCategories', {});
  yield* rebuildFacts(
    facts,
    'REBUILD_STAGE_CATEGORIES',
    categoryFacts,
    categories,
    (part) => part.categories,
  );
  const posted = ideas.stream('ReplayIdeas', {});
  yield* rebuildFacts(
    facts,
    'REBUILD_STAGE_IDEAS',
    ideaFacts,
    posted,
    (part) => part.ideas,
    (told) => requeue(told.map(textOfIdea)),
  );
  const votes = ideas.stream('ReplayVotes', {});
  yield* rebuildFacts(facts, 'REBUILD_STAGE_VOTES', voteFacts, votes, (part) => part.votes);
  const supports = ideas.stream('ReplaySupports', {});
  yield* rebuildFacts(facts, 'REBUILD_STAGE_SUPPORTS', supportFacts, supports, (part) => part.supports);
  const said = comments.stream('ReplayComments', {});
  yield* rebuildFacts(
    facts,
    'REBUILD_STAGE_COMMENTS',
    commentFacts,
    said,
    (part) => part.comments,
    (told) => requeue(told.map(textOfComment)),
  );
  const ratings = comments.stream('ReplayRatings', {});
  yield* rebuildFacts(facts, 'REBUILD_STAGE_RATINGS', ratingFacts, ratings, (part) => part.ratings);
  await removeStaleTexts(db);
  let corrected = 0;
  for (const metric of countedMetrics) corrected += await recount(db, metric);
  for (const metric of forgettingMetrics) corrected += await recount(db, metric, { forgets: true });
  await db.transaction(takeMemberSnapshot);
  yield { stage: 'REBUILD_STAGE_COUNTS', corrected, done: true };
}
