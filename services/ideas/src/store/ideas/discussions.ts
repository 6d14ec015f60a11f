import { type Queryable, sql } from '@ideabox/postgres';
import type { DiscussionChanged__Output as DiscussionChanged } from '@ideabox/protos/comments/v1/DiscussionChanged';

/** Takes how discussions stand onto the ideas' cards; the highest revision stays. */
export const applyDiscussions = async (tx: Queryable, discussions: DiscussionChanged[]): Promise<void> => {
  const rows = [...discussions].sort((a, b) => a.idea_id - b.idea_id);
  await tx.run(sql`
    UPDATE standings s SET comment_count = g.comment_count, top_comment = g.top_comment, discussion_revision = g.revision
    FROM (
      SELECT DISTINCT ON (idea_id) * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS r(idea_id bigint, comment_count integer, top_comment jsonb, revision bigint)
      ORDER BY idea_id, revision DESC
    ) g
    WHERE s.idea_id = g.idea_id AND s.discussion_revision < g.revision`);
};
