import type { Context } from '../../context.ts';
import type { Category } from '../../domain/category.ts';
import { NotFound } from '../../domain/errors.ts';
import { type Reader, scopeOf, shows } from '../../domain/scope.ts';
import { findIdea, type IdeaKey } from './cards.ts';

/**
 * An idea that the reader may see, with its category; `personal` says that not everyone sees it. @throws NotFound
 */
export const visibleIdea = async (
  { db, categories }: Pick<Context, 'db' | 'categories'>,
  id: number,
  reader: Reader,
): Promise<{ idea: IdeaKey; category: Category; personal: boolean }> => {
  const [idea, all] = await Promise.all([findIdea(db, id), categories.all(db)]);
  const scope = scopeOf(all, reader);
  const category = all.find((item) => item.id === idea?.category_id);
  if (!idea || !category || !shows(scope, idea)) throw new NotFound('Idea');
  return { idea, category, personal: !shows(scopeOf(all, null), idea) };
};
