import { applyBlocks, on } from '@ideabox/events';
import { applyDiscussions } from '../store/ideas/discussions.ts';
import { applyTopics } from '../store/ideas/idea-topics.ts';
import { takeMembers } from './take-members.ts';

/** What this service takes from others: who members are, whom they block, how the discussions of its ideas stand, and what these are about. */
export const subscriptions = () => [
  on('identity.v1.MemberChanged', takeMembers),
  on('identity.v1.MembersImported', (tx, events) =>
    takeMembers(
      tx,
      events.flatMap((event) => event.members),
    ),
  ),
  on('identity.v1.BlockChanged', applyBlocks),
  on('analytics.v1.IdeaPlaced', applyTopics),
  on('comments.v1.DiscussionChanged', applyDiscussions),
  on('comments.v1.CommentsImported', (tx, events) =>
    applyDiscussions(
      tx,
      events.flatMap((event) => event.discussions),
    ),
  ),
];
