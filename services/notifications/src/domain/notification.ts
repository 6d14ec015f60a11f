export const kinds = ['comment_on_idea', 'reply_to_comment', 'vote_milestone'] as const;

/** What a notification tells. */
export type Kind = (typeof kinds)[number];

export const statuses = ['unread', 'read'] as const;
export type Status = (typeof statuses)[number];

/** A notification before it is stored. */
export type Draft = {
  member_id: string;
  kind: Kind;
  idea_id: number;
  comment_id: number | null;
  /** Who did what it tells; null where it was many. */
  actor_id: string | null;
  parameters: { milestone?: number };
  /** Two facts that would tell the member the same have the same key. */
  dedupe_key: string;
};
