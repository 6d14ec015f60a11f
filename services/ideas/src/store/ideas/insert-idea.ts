import { type Queryable, sql } from '@ideabox/postgres';
import { NotFound } from '../../domain/errors.ts';
import { rememberMember } from '../members/members.ts';
import { indexIdeas } from '../search/index-ideas.ts';
import { tellIdea } from './tell-idea.ts';

export type NewIdea = {
  name: string;
  contents: string;
  category_id: number;
  stepper_id: number | null;
  situation_id: number | null;
  parent_id: number | null;
};

type Author = { id: string; name: string; roles: string[]; role: string };

/**
 * Writes an idea with all that belongs to it, and the fact that it was posted.
 * @returns its id
 * @throws NotFound when the category goes meanwhile
 */
export const insertIdea = async (tx: Queryable, idea: NewIdea, author: Author): Promise<number> => {
  await tx.run(rememberMember(author));
  const row = await tx.one<{ id: number; date_entered: Date }>(sql`
    INSERT INTO ideas (category_id, stepper_id, situation_id, parent_id, author_id, author_role, name, contents)
    VALUES (${idea.category_id}, ${idea.stepper_id}, ${idea.situation_id}, ${idea.parent_id}, ${author.id},
      ${author.role}, ${idea.name}, ${idea.contents})
    RETURNING id, date_entered`);
  const { id, date_entered } = row as NonNullable<typeof row>;
  await tx.run(sql`INSERT INTO standings (idea_id, date_entered) VALUES (${id}, ${date_entered})`);
  const counted = await tx.run(sql`
    UPDATE categories SET idea_count = idea_count + 1 WHERE id = ${idea.category_id} AND removed_at IS NULL`);
  if (counted === 0) throw new NotFound('Category');
  await indexIdeas(tx, [{ idea_id: id, name: idea.name, contents: idea.contents, tags: [] }]);
  await tellIdea(tx, id, { cause: 'IDEA_CAUSE_POSTED', actor_id: author.id });
  return id;
};
