import { goldenFact } from '@ideabox/testing';

/** Facts as their owners publish them: the golden ones, changed in what a test is about. */
export const member = (id: string, more: object = {}) => ({
  ...goldenFact('identity.v1.MemberChanged'),
  ...{ member_id: id, portal_name: id, revision: 1 },
  ...more,
});

export const idea = (idea_id: number, author_id: string, more: object = {}) => ({
  ...goldenFact('ideas.v1.IdeaChanged'),
  ...{ idea_id, author_id, name: `アイデア${idea_id}`, revision: 1 },
  ...more,
});

export const comment = (comment_id: number, idea_id: number, author_id: string, more: object = {}) => ({
  ...goldenFact('comments.v1.CommentChanged'),
  ...{
    comment_id,
    idea_id,
    author_id,
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
