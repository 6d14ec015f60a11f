import { on } from '@ideabox/events';
import type { Context } from '../context.ts';
import { milestonesUpTo } from '../domain/milestones.ts';
import type { Draft } from '../domain/notification.ts';
import { pushAfterCommit } from '../realtime/push-after-commit.ts';
import { authorsOf } from '../store/ideas.ts';
import { insertNotifications } from '../store/insert-notifications.ts';
import { reachMilestones } from '../store/vote-milestones.ts';

const draft = (idea_id: number, milestone: number, member_id: string): Draft => ({
  ...{
    member_id,
    kind: 'vote_milestone',
    idea_id,
    comment_id: null,
    actor_id: null,
    parameters: { milestone },
  },
  dedupe_key: `votes:${idea_id}:${milestone}`,
});

/**
 * Tells authors of round numbers of votes. Each vote counts for the highest milestone it reaches, so that the outcome
 * is the same in whatever order votes arrive; votes that are taken back reach nothing.
 */
export const voteChanged = (context: Context) =>
  on('ideas.v1.VoteChanged', async (tx, events) => {
    const reached = events
      .filter((event) => event.type !== 'VOTE_TYPE_UNSPECIFIED')
      .flatMap(({ idea_id, idea_vote_count }) =>
        milestonesUpTo(idea_vote_count)
          .slice(-1)
          .map((milestone) => ({ idea_id, milestone })),
      );
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
