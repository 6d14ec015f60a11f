import { type Queryable, sql } from '@ideabox/postgres';
import { NotFound } from '../../domain/errors.ts';
import { findIdea } from './cards.ts';

/** A mark is not renewed before it is this old, in seconds: a lively idea is not written to with each question. */
const renewAfter = 5;

/**
 * Notes that an idea's first comment may be on its way, so that its author does not remove it under the commenter's hands.
 * @throws NotFound when it was removed meanwhile
 */
export const expectComment = async (db: Queryable, id: number): Promise<void> => {
  const marked = await db.run(sql`
    WITH waiting AS (
      SELECT i.id FROM ideas i JOIN standings s ON s.idea_id = i.id
      WHERE i.id = ${id} AND i.removed_at IS NULL AND s.comment_count = 0
        AND (s.comment_expected_at IS NULL OR s.comment_expected_at < now() - make_interval(secs => ${renewAfter}))
      FOR KEY SHARE OF i
    )
    UPDATE standings s SET comment_expected_at = now() FROM waiting WHERE s.idea_id = waiting.id`);
  if (marked === 0 && !(await findIdea(db, id))) throw new NotFound('Idea');
};
