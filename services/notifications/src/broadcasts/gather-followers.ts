import type { Context } from '../context.ts';
import { addRecipients, markGathered } from '../store/broadcasts/broadcasts.ts';

/**
 * Asks the owners of ideas and comments whom an idea concerns, and notes each member once. Interrupted, it begins anew;
 * nobody is told before all are known.
 */
export const gatherFollowers = async (context: Context, id: number, idea_id: number): Promise<void> => {
  const { db, ideas, comments } = context;
  const sources = [
    ideas.stream('ListFollowers', { idea_id }),
    comments.stream('ListCommenters', { idea_id }),
  ];
  for (const source of sources) {
    for await (const { member_ids } of source) {
      if (member_ids.length > 0) await addRecipients(db, id, member_ids);
    }
  }
  await markGathered(db, id);
};
