import { fold } from '@ideabox/text';
import { AlreadyExists, LimitReached, NotAllowed } from './errors.ts';
import type { Role } from './permissions.ts';

/** A tag on an idea. */
export type Tag = {
  id: number;
  name: string;
  locked: boolean;
  /** Set by operators or with an import. */
  system: boolean;
  /** Who added it; null for imported ones. */
  author_id: string | null;
};

type Actor = { id: string; role: Role };

const mostTags = 30;
const operators: readonly Role[] = ['operator', 'admin'];

export const setsSystemTags = (role: Role): boolean => operators.includes(role);

const mayLock = (idea: { author_id: string }, actor: Actor) =>
  idea.author_id === actor.id || operators.includes(actor.role);

/** @throws NotAllowed unless this member may lock and unlock tags on the idea. */
export const judgeLock = (idea: { author_id: string }, actor: Actor): void => {
  if (!mayLock(idea, actor)) throw new NotAllowed();
};

/** @throws NotAllowed when the tag is locked for this member. */
export const judgeTagChange = (tag: Tag, idea: { author_id: string }, actor: Actor): void => {
  if (tag.locked) judgeLock(idea, actor);
};

const isSame = (one: string, other: string) => fold(one) === fold(other);

/** @throws AlreadyExists when a name is taken by another tag of the idea, whatever its width and case. */
export const judgeName = (tags: Tag[], name: string, renamed?: Tag): void => {
  if (tags.some((tag) => tag.id !== renamed?.id && isSame(tag.name, name))) throw new AlreadyExists('Tag');
};

/** @throws AlreadyExists or LimitReached when the idea does not take this tag. */
export const judgeNewTag = (tags: Tag[], name: string): void => {
  judgeName(tags, name);
  if (tags.length >= mostTags) throw new LimitReached('tags');
};
