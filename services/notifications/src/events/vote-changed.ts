import { on } from '@ideabox/events';
import type { Context } from '../context.ts';
import { isMilestone } from '../domain/milestones.ts';
import type { Draft } from '../domain/notification.ts';
import { pushAfterCommit } from '../realtime/push-after-commit.ts';
import { authorsOf } from '../store/ideas.ts';
import { insertNotifications } from '../store/insert-notifications.ts';
import { reachMilestones } from '../store/vote-milestones.ts';

const draft = (idea_id: number, milestone: number, member_id: string): Draft => ({
  member_id,
  kind: 'vote_milestone',
  idea_id,
  comment_id: null,
  actor_id: null,
  parameters: { milestone },
  dedupe_key: `votes:${idea_id}:${milestone}`,
});

/**
 * Tells authors of round numbers of votes, in whatever order votes arrive. What is taken back reaches nothing, and a
 * number is told once, however often votes go up and down around it.
 */
export const voteChanged = (context: Context) =>
  on('ideas.v1.VoteChanged', async (tx, events) => {
    const reached = events
      .filter((event) => event.type !== 'VOTE_TYPE_UNSPECIFIED' && isMilestone(event.idea_vote_count))
      .map(({ idea_id, idea_vote_count }) => ({ idea_id, milestone: idea_vote_count }));
    if (reached.length === 0) return;
    const fresh = await reachMilestones(tx, reached);
    const authors = await authorsOf(
      tx,
      fresh.map(({ idea_id }) => idea_id),
    );
    const drafts = fresh.flatMap(({ idea_id, milestone }) => {
      const author = authors.get(idea_id);
      return author ? [draft(idea_id, milestone, author)] : [];
    });
    return pushAfterCommit(context, await insertNotifications(tx, drafts));
  });
