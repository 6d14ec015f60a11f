/** Shapes that several calls answer with, as the contract names them. */
export type MemberSummary = {
  id: string;
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

export type IdeaCard = {
  id: number;
  name: string;
  contents: string;
  raw_contents: string;
  vote_count: number;
  positive_count: number;
  neutral_count: number;
  negative_count: number;
  comment_count: number;
  first_vote_user_id: string | null;
  first_vote_user_name: string | null;
  second_vote_user_id: string | null;
  second_vote_user_name: string | null;
  stepper: StepperSummary | null;
  user: MemberSummary | null;
  category: CategorySummary;
  date_entered: string;
};
