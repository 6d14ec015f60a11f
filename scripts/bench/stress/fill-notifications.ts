import type pg from 'pg';
import { knownIdeas } from './fill-comments.ts';
import { fillKnownMembers } from './fill-members.ts';
import type { StressSize } from './plan.ts';
import { withoutIndexes } from './without-indexes.ts';

/** What the notifications service knows of members and ideas. The session has the plan and the texts. */
export async function fillNotifications(client: pg.Client, size: StressSize): Promise<void> {
  await client.query(fillKnownMembers(size));
  await withoutIndexes(client, ['ideas'], async () => {
    await client.query(knownIdeas);
  });
}
