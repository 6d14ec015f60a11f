import { on } from '@ideabox/events';
import { milestonesUpTo } from '../domain/milestones.ts';
import { addImportedVotes } from '../store/projections/imported-votes.ts';
import { reachMilestones } from '../store/vote-milestones.ts';

/** Notes what imported votes have reached already, so that a later vote does not tell of it. */
export const votesImported = on('ideas.v1.VotesImported', async (tx, events) => {
  const ideaIds = events.flatMap((event) => event.votes).map((vote) => vote.idea_id);
  const counted = await addImportedVotes(tx, ideaIds);
  const reached = counted.flatMap(({ idea_id, votes }) =>
    milestonesUpTo(votes).map((milestone) => ({ idea_id, milestone })),
  );
  await reachMilestones(tx, reached);
});
