import { type Audience, mayRead } from './may-read.ts';
import type { Draft } from './notification.ts';

export type Recipient = { status: string; role: string };

/** The idea that it is about, as it is now. */
export type About = { author_id: string; removed: boolean; category: Audience };

/** Whether a member is to be told: of others' acts, while they are active, of what they see, and never across a block. */
export const mayTell = (
  draft: Draft,
  now: { recipient: Recipient; about: About | undefined; blocked: boolean },
): boolean => {
  const { recipient, about, blocked } = now;
  if (draft.member_id === draft.actor_id || recipient.status !== 'active') return false;
  // The office tells an author what became of the author's own, seen or not, whoever has blocked whom.
  if (draft.kind === 'moderation') return true;
  if (blocked) return false;
  if (!about) return draft.idea_id === null;
  const isAuthor = about.author_id === draft.member_id;
  return !about.removed && mayRead(about.category, { role: recipient.role, isAuthor });
};
