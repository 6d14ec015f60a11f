import type { Category } from './category.ts';
import { type Role, seesCategory, seesIdeas } from './permissions.ts';

export type Reader = { id: string; role: Role } | null;

/** Which categories' ideas a reader sees: all of some, their own of others. */
export type Scope = { categories: number[]; ownOf: number[]; reader: string | null };

export const scopeOf = (categories: Category[], reader: Reader): Scope => {
  const role = reader?.role ?? 'visitor';
  const seen = categories.filter((category) => seesCategory(category, role));
  const sees = (how: 'all' | 'own') =>
    seen.filter(({ status }) => seesIdeas(status, role) === how).map((category) => category.id);
  return { categories: sees('all'), ownOf: reader ? sees('own') : [], reader: reader?.id ?? null };
};

/** Whether what this scope shows can differ from what a visitor is shown, so that it must not be kept for others. */
export const differsFromVisitors = (scope: Scope, categories: Category[]): boolean =>
  scope.ownOf.length > 0 || scope.categories.length !== scopeOf(categories, null).categories.length;

/** The scope within some categories alone. */
export const narrow = (scope: Scope, categories: number[]): Scope => ({
  ...scope,
  categories: scope.categories.filter((id) => categories.includes(id)),
  ownOf: scope.ownOf.filter((id) => categories.includes(id)),
});

/** Whether one idea is in the scope. */
export const shows = (scope: Scope, idea: { category_id: number; author_id: string }): boolean =>
  scope.categories.includes(idea.category_id) ||
  (scope.ownOf.includes(idea.category_id) && idea.author_id === scope.reader);
