import type { IdeaPlaced__Output as IdeaPlaced } from '../generated/ideabox/analytics/v1/IdeaPlaced.ts';
import type { Acted__Output as Acted } from '../generated/ideabox/audit/v1/Acted.ts';
import type { CommentChanged__Output as CommentChanged } from '../generated/ideabox/comments/v1/CommentChanged.ts';
import type { CommentsImported__Output as CommentsImported } from '../generated/ideabox/comments/v1/CommentsImported.ts';
import type { DiscussionChanged__Output as DiscussionChanged } from '../generated/ideabox/comments/v1/DiscussionChanged.ts';
import type { RatingChanged__Output as RatingChanged } from '../generated/ideabox/comments/v1/RatingChanged.ts';
import type { NewsChanged__Output as NewsChanged } from '../generated/ideabox/content/v1/NewsChanged.ts';
import type { AnswerChanged__Output as AnswerChanged } from '../generated/ideabox/ideas/v1/AnswerChanged.ts';
import type { AnswersImported__Output as AnswersImported } from '../generated/ideabox/ideas/v1/AnswersImported.ts';
import type { CategoriesImported__Output as CategoriesImported } from '../generated/ideabox/ideas/v1/CategoriesImported.ts';
import type { CategoryChanged__Output as CategoryChanged } from '../generated/ideabox/ideas/v1/CategoryChanged.ts';
import type { IdeaChanged__Output as IdeaChanged } from '../generated/ideabox/ideas/v1/IdeaChanged.ts';
import type { IdeasImported__Output as IdeasImported } from '../generated/ideabox/ideas/v1/IdeasImported.ts';
import type { SupportChanged__Output as SupportChanged } from '../generated/ideabox/ideas/v1/SupportChanged.ts';
import type { SupportsImported__Output as SupportsImported } from '../generated/ideabox/ideas/v1/SupportsImported.ts';
import type { VoteChanged__Output as VoteChanged } from '../generated/ideabox/ideas/v1/VoteChanged.ts';
import type { VotesImported__Output as VotesImported } from '../generated/ideabox/ideas/v1/VotesImported.ts';
import type { BlockChanged__Output as BlockChanged } from '../generated/ideabox/identity/v1/BlockChanged.ts';
import type { MemberChanged__Output as MemberChanged } from '../generated/ideabox/identity/v1/MemberChanged.ts';
import type { MembersImported__Output as MembersImported } from '../generated/ideabox/identity/v1/MembersImported.ts';

/** Every fact that is published, by its message's name below `ideabox.`; the name is also its subject. */
export type Events = {
  'identity.v1.MemberChanged': MemberChanged;
  'identity.v1.MembersImported': MembersImported;
  'ideas.v1.CategoryChanged': CategoryChanged;
  'ideas.v1.CategoriesImported': CategoriesImported;
  'ideas.v1.IdeaChanged': IdeaChanged;
  'ideas.v1.IdeasImported': IdeasImported;
  'ideas.v1.VoteChanged': VoteChanged;
  'ideas.v1.VotesImported': VotesImported;
  'comments.v1.CommentChanged': CommentChanged;
  'comments.v1.CommentsImported': CommentsImported;
  'comments.v1.DiscussionChanged': DiscussionChanged;
  'audit.v1.Acted': Acted;
  'analytics.v1.IdeaPlaced': IdeaPlaced;
  'content.v1.NewsChanged': NewsChanged;
  'ideas.v1.SupportChanged': SupportChanged;
  'ideas.v1.SupportsImported': SupportsImported;
  'ideas.v1.AnswerChanged': AnswerChanged;
  'ideas.v1.AnswersImported': AnswersImported;
  'comments.v1.RatingChanged': RatingChanged;
  'identity.v1.BlockChanged': BlockChanged;
};

export type EventName = keyof Events;
