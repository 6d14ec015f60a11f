import { on } from '@ideabox/events';
import type { Context } from '../context.ts';
import { messageOf } from '../domain/notification.ts';
import { authorsOf } from '../store/projections/ideas.ts';
import { tell } from '../telling/tell.ts';

/** Tells authors who supports their idea; once, though support be withdrawn and given again. */
export const supportChanged = (context: Context) =>
  on('ideas.v1.SupportChanged', async (tx, events) => {
    const given = events.filter((event) => event.supported);
    const authors = await authorsOf(
      tx,
      given.map((event) => event.idea_id),
    );
    const drafts = given.flatMap(({ idea_id, member_id: actor_id }) => {
      const author = authors.get(idea_id);
      if (!author) return [];
      const message = messageOf('support_on_idea', { idea_id, actor_id });
      return [{ ...message, member_id: author, dedupe_key: `support:${idea_id}:${actor_id}` }];
    });
    return tell(context, tx, drafts);
  });
