import { on } from '@ideabox/events';
import { milestonesUpTo } from '../domain/milestones.ts';
import { reachMilestones } from '../store/vote-milestones.ts';

/** Notes what imported votes have reached already, so that the next vote does not tell of it. */
export const votesImported = on('ideas.v1.VotesImported', async (tx, events) => {
  const counts = new Map<number, number>();
  for (const { idea_id, idea_vote_count } of events.flatMap((event) => event.votes)) {
    counts.set(idea_id, Math.max(idea_vote_count, counts.get(idea_id) ?? 0));
  }
  const reached = [...counts].flatMap(([idea_id, count]) =>
    milestonesUpTo(count).map((milestone) => ({ idea_id, milestone })),
  );
  await reachMilestones(tx, reached);
});
