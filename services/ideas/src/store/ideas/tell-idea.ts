import { publish } from '@ideabox/events';
import { type Queryable, sql } from '@ideabox/postgres';
import type { IdeaCause__Output as IdeaCause } from '@ideabox/protos/ideas/v1/IdeaCause';
import type { IdeaChanged__Output as IdeaChanged } from '@ideabox/protos/ideas/v1/IdeaChanged';
import { ideaMessages } from '../replay.ts';

type Change = {
  cause: IdeaCause;
  actor_id: string;
  /** What an operator said about it. */
  reason?: string | undefined;
};

/** Publishes an idea as it now is, on the transaction that made it so. */
export const tellIdea = async (
  tx: Queryable,
  id: number,
  { cause, actor_id, reason = '' }: Change,
): Promise<void> => {
  const [idea] = await tx.rows<IdeaChanged>(ideaMessages(sql`i.id = ${id}`, 1));
  if (idea) await publish(tx, 'ideas.v1.IdeaChanged', { ...idea, cause, actor_id, reason });
};
