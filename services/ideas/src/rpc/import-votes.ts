import type { ImportVotesRequest__Output as Request } from '@ideabox/protos/ideas/v1/ImportVotesRequest';
import type { Context } from '../context.ts';
import { rejectVote } from '../domain/import-rules.ts';
import { existingIdeas, insertVotes } from '../store/marks/import-votes.ts';

export const importVotes = (context: Context) => async (request: Request) => {
  const known = await existingIdeas(
    context.db,
    request.votes.map((vote) => vote.idea_id),
  );
  const reasons = request.votes.map(
    (vote) => rejectVote(vote) ?? (known.has(vote.idea_id) ? undefined : 'idea_id: unknown'),
  );
  const good = request.votes.filter((_, index) => reasons[index] === undefined);
  const inserted = good.length === 0 ? 0 : await context.db.transaction((tx) => insertVotes(tx, good));
  return { inserted, rejections: reasons.flatMap((reason, index) => (reason ? [{ index, reason }] : [])) };
};
