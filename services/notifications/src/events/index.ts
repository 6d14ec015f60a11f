import { on, type Subscription } from '@ideabox/events';
import type { Context } from '../context.ts';
import { applyComments } from '../store/comments.ts';
import { applyIdeas } from '../store/ideas.ts';
import { applyMembers } from '../store/members.ts';
import { commentChanged } from './comment-changed.ts';
import { memberChanged } from './member-changed.ts';
import { voteChanged } from './vote-changed.ts';
import { votesImported } from './votes-imported.ts';

/** What was imported has the effect on projections that it has otherwise, and notifies nobody. */
export const subscriptions = (context: Context): Subscription[] => [
  memberChanged(context),
  on('identity.v1.MembersImported', (tx, events) =>
    applyMembers(
      tx,
      events.flatMap((event) => event.members),
    ),
  ),
  on('ideas.v1.IdeaChanged', (tx, events) => applyIdeas(tx, events)),
  on('ideas.v1.IdeasImported', (tx, events) =>
    applyIdeas(
      tx,
      events.flatMap((event) => event.ideas),
    ),
  ),
  on('comments.v1.CommentsImported', (tx, events) =>
    applyComments(
      tx,
      events.flatMap((event) => event.comments),
    ),
  ),
  commentChanged(context),
  voteChanged(context),
  votesImported,
];
