import { on } from '@ideabox/events';
import type { IdeaChanged__Output as IdeaChanged } from '@ideabox/protos/ideas/v1/IdeaChanged';
import type { Context } from '../context.ts';
import { moderationNotification } from '../domain/moderation.ts';
import type { Draft } from '../domain/notification.ts';
import { applyIdeas } from '../store/projections/ideas.ts';
import { tell } from '../telling/tell.ts';

const moderated = { IDEA_CAUSE_EDITED: 'idea_edited', IDEA_CAUSE_REMOVED: 'idea_removed' } as const;

const moderationOf = (event: IdeaChanged): Draft[] => {
  const what = moderated[event.cause as keyof typeof moderated];
  return what ? moderationNotification({ ...event, what, id: event.idea_id, comment_id: null }) : [];
};

/** Keeps ideas as they are named; tells authors what an operator did to an idea of theirs. */
export const ideaChanged = (context: Context) =>
  on('ideas.v1.IdeaChanged', async (tx, events) => {
    await applyIdeas(tx, events);
    return tell(context, tx, events.flatMap(moderationOf));
  });
