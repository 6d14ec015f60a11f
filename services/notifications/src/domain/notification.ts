export const kinds = [
  'comment_on_idea',
  'reply_to_comment',
  'vote_milestone',
  'support_on_idea',
  'rating_of_comment',
  'official_answer',
  'category',
  'news',
  'moderation',
] as const;

/** What a notification tells. */
export type Kind = (typeof kinds)[number];

export const statuses = ['unread', 'read'] as const;
export type Status = (typeof statuses)[number];

export type Parameters = {
  /** Number of votes. */
  milestone?: number;
  /** Which of the things that a kind may tell. */
  what?:
    | 'opened'
    | 'closed'
    | 'idea_edited'
    | 'idea_removed'
    | 'comment_edited'
    | 'comment_removed'
    | 'restored';
  /** What an operator said about it. */
  reason?: string;
  /** How an official answer stands. */
  status?: string;
  /** The beginning of an official answer. */
  excerpt?: string;
  /** What the member's own idea was called, in case it is removed. */
  name?: string;
};

/** What a notification is about and says, whoever it is for. */
export type Message = {
  kind: Kind;
  idea_id: number | null;
  comment_id: number | null;
  category_id: number | null;
  news_id: number | null;
  /** Whose act it tells; null where it is nobody's in particular. Kept even where the reader is not told. */
  actor_id: string | null;
  parameters: Parameters;
};

/** A notification before it is stored. */
export type Draft = Message & {
  member_id: string;
  /** Two facts that would tell the member the same have the same key. */
  dedupe_key: string;
};

/** A message of this kind; what is not given is nothing. */
export const messageOf = (kind: Kind, about: Partial<Omit<Message, 'kind'>>): Message => ({
  kind,
  idea_id: null,
  comment_id: null,
  category_id: null,
  news_id: null,
  actor_id: null,
  parameters: {},
  ...about,
});

// Ratings are between a member and the counter, votes are many members', and operators act for their office.
const namesActor: ReadonlySet<Kind> = new Set(['comment_on_idea', 'reply_to_comment', 'support_on_idea']);

/** Whether the reader is told who it was. */
export const tellsActor = (kind: Kind): boolean => namesActor.has(kind);
