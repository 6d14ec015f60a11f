import { goldenFact } from '@ideabox/testing';

/** Facts as their owners publish them: the golden ones, changed in what a test is about. */
export const member = (id: string, more: object = {}) => ({
  ...goldenFact('identity.v1.MemberChanged'),
  ...{ member_id: id, portal_name: id, revision: 1 },
  ...more,
});

export const idea = (idea_id: number, author_id: string, more: object = {}) => ({
  ...goldenFact('ideas.v1.IdeaChanged'),
  ...{ idea_id, author_id, actor_id: author_id, name: `アイデア${idea_id}`, revision: 1 },
  ...more,
});

export const comment = (comment_id: number, idea_id: number, author_id: string, more: object = {}) => ({
  ...goldenFact('comments.v1.CommentChanged'),
  ...{
    comment_id,
    idea_id,
    author_id,
    actor_id: author_id,
    parent_id: 0,
    parent_author_id: '',
    contents: `コメント${comment_id}`,
  },
  ...more,
});

export const vote = (idea_id: number, idea_vote_count: number, more: object = {}) => ({
  ...goldenFact('ideas.v1.VoteChanged'),
  ...{ idea_id, idea_vote_count, member_id: `voter-${idea_vote_count}`, revision: 1 },
  ...more,
});

export const category = (category_id: number, more: object = {}) => ({
  ...goldenFact('ideas.v1.CategoryChanged'),
  ...{ category_id, search_key: `category-${category_id}`, name: `カテゴリー${category_id}`, revision: 1 },
  ...more,
});

export const support = (idea_id: number, member_id: string, more: object = {}) => ({
  ...goldenFact('ideas.v1.SupportChanged'),
  ...{ idea_id, member_id },
  ...more,
});

export const rating = (comment_id: number, idea_id: number, author_id: string, more: object = {}) => ({
  ...goldenFact('comments.v1.RatingChanged'),
  ...{ comment_id, idea_id, author_id },
  ...more,
});

export const answer = (idea_id: number, more: object = {}) => ({
  ...goldenFact('ideas.v1.AnswerChanged'),
  idea_id,
  ...more,
});

export const news = (news_id: number, more: object = {}) => ({
  ...goldenFact('content.v1.NewsChanged'),
  ...{ news_id, news_key: `news-${news_id}` },
  ...more,
});

export const block = (member_id: string, blocked_id: string, more: object = {}) => ({
  ...goldenFact('identity.v1.BlockChanged'),
  ...{ member_id, blocked_id },
  ...more,
});
