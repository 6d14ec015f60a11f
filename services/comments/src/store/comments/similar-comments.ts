import { type Queryable, sql } from '@ideabox/postgres';
import { SimilarComment } from '../../domain/errors.ts';
import { comparedComments, isSimilar } from '../../domain/similarity.ts';

/**
 * Compares a normalised text with the idea's latest comments. Whoever writes on the idea must have taken their turn before.
 * `except` is the comment that is being edited.
 * @throws SimilarComment
 */
export const refuseSimilar = async (
  tx: Queryable,
  given: { ideaId: number; normalised: string; threshold: number; except?: number },
): Promise<void> => {
  const latest = await tx.rows<{ id: number; normalised: string; removed: boolean }>(sql`
    SELECT id, normalised, removed_at IS NOT NULL AS removed FROM comments WHERE idea_id = ${given.ideaId}
    ORDER BY serial_number DESC LIMIT ${comparedComments}`);
  const others = latest.filter((other) => !other.removed && other.id !== given.except);
  const texts = others.map((other) => other.normalised);
  if (isSimilar(given.normalised, texts, given.threshold)) throw new SimilarComment();
};
