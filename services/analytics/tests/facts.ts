import type { CommentChanged__Output as Comment } from '@ideabox/protos/comments/v1/CommentChanged';
import type { RatingChanged__Output as Rating } from '@ideabox/protos/comments/v1/RatingChanged';
import type { CategoryChanged__Output as Category } from '@ideabox/protos/ideas/v1/CategoryChanged';
import type { IdeaChanged__Output as Idea } from '@ideabox/protos/ideas/v1/IdeaChanged';
import type { SupportChanged__Output as Support } from '@ideabox/protos/ideas/v1/SupportChanged';
import type { VoteChanged__Output as Vote } from '@ideabox/protos/ideas/v1/VoteChanged';
import type { MemberChanged__Output as Member } from '@ideabox/protos/identity/v1/MemberChanged';

const at = '2026-06-01T03:00:00.000Z';

export const vote = (given: Partial<Vote> = {}): Vote => ({
  idea_id: 1,
  member_id: 'taro',
  member_role: 'general',
  type: 'VOTE_TYPE_POSITIVE',
  date_entered: at,
  category_id: 1,
  idea_vote_count: 1,
  revision: 1,
  ...given,
});

export const idea = (given: Partial<Idea> = {}): Idea => ({
  idea_id: 1,
  name: '防災訓練をゲームにする',
  contents: '避難所の場所を覚える。',
  category_id: 1,
  author_id: 'taro',
  author_role: 'general',
  removed: false,
  tags: ['防災'],
  date_entered: at,
  cause: 'IDEA_CAUSE_POSTED',
  revision: 1,
  actor_id: 'taro',
  reason: '',
  parent_id: 0,
  ...given,
});

export const category = (given: Partial<Category> = {}): Category => ({
  category_id: 1,
  search_key: 'bosai',
  name: '防災',
  names: {},
  status: 'on_air',
  invisible: false,
  deleted: false,
  revision: 1,
  stepper_id: 0,
  ...given,
});

/** Two categories where everyone writes, and one of supporters. */
export const threeCategories = (): Category[] => [
  category(),
  category({ category_id: 2 }),
  category({ category_id: 3, status: 'open_for_supporter' }),
];

export const comment = (given: Partial<Comment> = {}): Comment => ({
  comment_id: 1,
  idea_id: 1,
  parent_id: 0,
  parent_author_id: '',
  author_id: 'hanako',
  author_role: 'general',
  serial_number: 1,
  contents: '賛成です。',
  removed: false,
  category_id: 1,
  date_entered: at,
  cause: 'COMMENT_CAUSE_POSTED',
  revision: 1,
  actor_id: 'hanako',
  reason: '',
  ...given,
});

export const member = (given: Partial<Member> = {}): Member => ({
  member_id: 'taro',
  portal_name: '太郎',
  roles: ['general'],
  status: 'MEMBER_STATUS_ACTIVE',
  icon_src: '',
  gender: 'M',
  age: '30s',
  region: '13',
  industry: 'U',
  job_type: 'U',
  date_entered: at,
  revision: 1,
  hidden: false,
  ...given,
});

export const support = (given: Partial<Support> = {}): Support => ({
  idea_id: 1,
  member_id: 'hanako',
  member_role: 'supporter',
  supported: true,
  date_entered: at,
  category_id: 1,
  revision: 1,
  ...given,
});

export const rating = (given: Partial<Rating> = {}): Rating => ({
  comment_id: 1,
  idea_id: 1,
  author_id: 'hanako',
  member_id: 'jiro',
  member_role: 'general',
  stars: 4,
  category_id: 1,
  date_entered: at,
  revision: 1,
  ...given,
});
