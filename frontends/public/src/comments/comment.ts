import type { MemberSummary, PageOf, Span } from '@ideabox/api-client';

export type Comment = {
  id: number;
  idea: { id: number; name: string; category: { id: number; search_key: string; name: string } | null };
  parent_id: number | null;
  /** Null where the comment was removed. */
  user: MemberSummary | null;
  serial_number: string;
  raw_contents: string;
  /** Average number of stars, 0 while nobody rated it. */
  rating: number;
  rating_count: number;
  edited: boolean;
  removed: boolean;
  comment_count: number;
  date_entered: string;
  /** Where the words of a search stand: where it was asked for by name. */
  hits?: { raw_contents: Span[] };
  /** The reader's own, here and below: null unless a member has asked for it by name. How many stars they gave. */
  my_vote: number | null;
  is_mine: boolean | null;
  /** Whether the reader blocks who wrote it. */
  is_blocked: boolean | null;
};

export type Thread = Comment & { comments: Comment[] };
export type ThreadPage = PageOf<Thread>;
