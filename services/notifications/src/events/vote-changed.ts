import { on } from '@ideabox/events';
import type { Context } from '../context.ts';
import { isMilestone } from '../domain/milestones.ts';
import { type Draft, messageOf } from '../domain/notification.ts';
import { authorsOf } from '../store/projections/ideas.ts';
import { reachMilestones } from '../store/vote-milestones.ts';
import { tell } from '../telling/tell.ts';

type Reached = { idea_id: number; milestone: number };

const draftOf = ({ idea_id, milestone }: Reached, member_id: string, actor_id: string): Draft => ({
  ...messageOf('vote_milestone', { idea_id, actor_id, parameters: { milestone } }),
  member_id,
  dedupe_key: `votes:${idea_id}:${milestone}`,
});

const keyOf = ({ idea_id, milestone }: Reached) => `${idea_id}:${milestone}`;

/**
 * Tells authors of round numbers of votes, in whatever order votes arrive. What is taken back reaches nothing, and a
 * number is told once, however often votes go up and down around it. The vote that reaches it counts as whose act it is.
 */
export const voteChanged = (context: Context) =>
  on('ideas.v1.VoteChanged', async (tx, events) => {
    const reached = events
      .filter((event) => event.type !== 'VOTE_TYPE_UNSPECIFIED' && isMilestone(event.idea_vote_count))
      .map(({ idea_id, idea_vote_count, member_id }) => ({ idea_id, milestone: idea_vote_count, member_id }));
    if (reached.length === 0) return;
    const voters = new Map(reached.map((item) => [keyOf(item), item.member_id]));
    const fresh = await reachMilestones(tx, reached);
    const authors = await authorsOf(
      tx,
      fresh.map(({ idea_id }) => idea_id),
    );
    const drafts = fresh.flatMap((item) => {
      const author = authors.get(item.idea_id);
      return author ? [draftOf(item, author, voters.get(keyOf(item)) ?? '')] : [];
    });
    return tell(context, tx, drafts);
  });
