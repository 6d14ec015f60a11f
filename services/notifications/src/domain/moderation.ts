import { type Draft, messageOf, type Parameters } from './notification.ts';

type Act = {
  what: 'idea_edited' | 'idea_removed' | 'comment_edited' | 'comment_removed';
  id: number;
  revision: number;
  idea_id: number;
  comment_id: number | null;
  author_id: string;
  /** Empty in facts from before actors were named. */
  actor_id: string;
  reason: string;
  name?: string;
};

/** What an author is told of an operator's act on the author's own; nothing of the author's own act. */
export const moderationNotification = (act: Act): Draft[] => {
  const { what, idea_id, comment_id, author_id, actor_id, reason, name } = act;
  if (actor_id === '' || actor_id === author_id) return [];
  const parameters: Parameters = { what, reason, ...(name ? { name } : {}) };
  return [
    {
      ...messageOf('moderation', { idea_id, comment_id, actor_id, parameters }),
      member_id: author_id,
      dedupe_key: `moderation:${what}:${act.id}:${act.revision}`,
    },
  ];
};
