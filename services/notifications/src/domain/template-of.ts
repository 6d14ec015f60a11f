import type { Messages } from './messages-in.ts';
import type { Kind, Parameters } from './notification.ts';

const moderation = {
  idea_edited: 'idea_edited',
  idea_removed: 'idea_removed',
  comment_edited: 'comment_edited',
  comment_removed: 'comment_removed',
  restored: 'account_restored',
} as const;

type Template = keyof Omit<Messages, 'words' | 'answers' | 'mail' | 'unsubscribe'>;

/** Which text says it. */
export const templateOf = (kind: Kind, { what, milestone }: Parameters): Template => {
  if (kind === 'vote_milestone') return milestone === 1 ? 'first_vote' : 'vote_milestone';
  if (kind === 'category') return what === 'closed' ? 'category_closed' : 'category_opened';
  if (kind === 'moderation') return moderation[(what ?? 'restored') as keyof typeof moderation];
  return kind;
};
