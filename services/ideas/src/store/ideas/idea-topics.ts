import { latest } from '@ideabox/events';
import { type Queryable, sql } from '@ideabox/postgres';
import type { IdeaPlaced__Output as IdeaPlaced } from '@ideabox/protos/analytics/v1/IdeaPlaced';

/** Takes what ideas are about; the highest revision stays. */
export const applyTopics = async (tx: Queryable, placed: IdeaPlaced[]): Promise<void> => {
  const rows = latest(placed, ({ idea_id }) => idea_id);
  await tx.run(sql`
    INSERT INTO idea_topics AS t (idea_id, topic_id, revision)
    SELECT idea_id, topic_id, revision FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS g(idea_id bigint, topic_id bigint, revision bigint) ORDER BY idea_id
    ON CONFLICT (idea_id) DO UPDATE SET topic_id = excluded.topic_id, revision = excluded.revision
    WHERE t.revision < excluded.revision`);
};
