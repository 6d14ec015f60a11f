import type { Translations } from '@ideabox/text';

export const statuses = [
  'on_air',
  'open_for_comment',
  'open_for_myself_and_operator',
  'open_for_supporter',
  'completed',
  'admin_only_postable',
  'admin_only_commentable',
] as const;

export type Status = (typeof statuses)[number];

export type Stepper = {
  id: number;
  stepper_key: string;
  name: string;
  description: string;
  names: Translations;
  descriptions: Translations;
  icon: string | null;
  exec_order: number;
  /** Roles separated by commas; empty is everyone. So with the others. */
  post_roles: string;
  comment_roles: string;
  vote_roles: string;
  support_roles: string;
};

/** What a contributor says of themselves when posting in a category. */
export type Situation = { id: number; name: string; names: Translations };

export type Category = {
  id: number;
  name: string;
  names: Translations;
  search_key: string;
  description: string;
  descriptions: Translations;
  contents: string;
  date_entered: string;
  status: Status;
  serial_number: number;
  invisible: boolean;
  idea_count: number;
  category_group: string | null;
  visual_src: string | null;
  visual_srcset: string | null;
  /** When ideas are collected; open-ended where null. */
  from: string | null;
  until: string | null;
  stepper: Stepper | null;
  situations: Situation[];
};

/** The status that counts now: a call for ideas is archived once it has ended, and closed to members before it begins. */
export const statusAt = (category: Pick<Category, 'status' | 'from' | 'until'>, now: Date): Status => {
  if (category.status !== 'on_air') return category.status;
  if (category.until !== null && now >= new Date(category.until)) return 'completed';
  if (category.from !== null && now < new Date(category.from)) return 'admin_only_postable';
  return category.status;
};
