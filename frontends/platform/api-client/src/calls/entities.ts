/** Shapes that several calls answer with, as the contract names them. */
export type MemberSummary = {
  /** Null to others where the member hides as a contributor or has withdrawn. */
  id: string | null;
  portal_name: string | null;
  roles: string[];
  user_icon_src?: string | null;
  user_icon_active?: number | boolean | null;
  status?: string;
  /** Hides as a contributor: neither name nor picture is told. */
  hidden?: boolean;
};

export type StepperSummary = { id: number; stepper_key: string; name: string };

export type CategorySummary = { id: number; name: string; search_key: string; status: string };

/** What the government says comes of an idea. */
export type AnswerStatus = 'considering' | 'adopted' | 'in_progress' | 'done' | 'not_adopted';

export type VoteType = 'positive' | 'neutral' | 'negative';

/** Where words begin and end in a text, in UTF-16 units. */
export type Span = [start: number, end: number];

export type IdeaCard = {
  id: number;
  name: string;
  contents: string;
  raw_contents: string;
  vote_count: number;
  positive_count: number;
  neutral_count: number;
  negative_count: number;
  point: number;
  support_count: number;
  comment_count: number;
  /** The best rated one, and whether enough members rated it well to point it out. */
  top_comment: { id: number; contents: string; is_blocked: boolean | null; is_noted: boolean } | null;
  first_vote_user_id: string | null;
  first_vote_user_name: string | null;
  second_vote_user_id: string | null;
  second_vote_user_name: string | null;
  stepper: StepperSummary | null;
  user: MemberSummary | null;
  category: CategorySummary;
  situation: { id: number; name: string } | null;
  answer_status: AnswerStatus | null;
  answer_date: string | null;
  tags: { id: number; name: string }[];
  date_entered: string;
  /** The part of the text that a search is about, and where its words stand: where they were asked for by name. */
  excerpt?: string;
  hits?: { name: Span[]; excerpt: Span[] };
  /** The reader's own, here and below: null unless a member has asked for it by name. */
  is_read: boolean | null;
  my_vote: VoteType | null;
  /** Whether the reader blocks who wrote it. */
  is_blocked: boolean | null;
};
