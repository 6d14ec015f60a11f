import { on } from '@ideabox/events';
import type { Context } from '../context.ts';
import { messageOf } from '../domain/notification.ts';
import { openingTold } from '../domain/openness.ts';
import { insertBroadcasts } from '../store/broadcasts/insert-broadcasts.ts';
import { applyCategories } from '../store/projections/categories.ts';

/** Has everyone told when a category is opened for ideas, or closed. */
export const categoryChanged = (context: Context) =>
  on('ideas.v1.CategoryChanged', async (tx, events) => {
    const changed = await applyCategories(tx, events);
    const broadcasts = changed.flatMap(({ id, revision, before, after }) => {
      const what = openingTold(before, after);
      if (!what) return [];
      const message = messageOf('category', { category_id: id, parameters: { what } });
      return [{ ...message, key: `category:${id}:${revision}`, audience: 'everyone' as const }];
    });
    await insertBroadcasts(tx, broadcasts);
    return context.alarms.broadcasts.ring;
  });
