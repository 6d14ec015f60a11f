import type { EventName } from '@ideabox/protos';
import { comment, idea, rating, support, vote } from './facts.ts';

let last = 1_000;

/** An id that no other fact of this test file has. */
export const next = () => {
  last += 1;
  return last;
};

export type Fact = [EventName, object];
export type Scene = { reader: string; actor: string; idea: number };

/** What happens to tell `reader` of what `actor` did; the idea is the reader's, and is known. */
export const acts: Record<string, (scene: Scene) => Fact> = {
  comment_on_idea: ({ actor, idea: id }) => ['comments.v1.CommentChanged', comment(next(), id, actor)],
  reply_to_comment: ({ reader, actor, idea: id }) => [
    'comments.v1.CommentChanged',
    comment(next(), id, actor, { parent_id: 1, parent_author_id: reader }),
  ],
  vote_milestone: ({ actor, idea: id }) => ['ideas.v1.VoteChanged', vote(id, 1, { member_id: actor })],
  support_on_idea: ({ actor, idea: id }) => ['ideas.v1.SupportChanged', support(id, actor)],
  rating_of_comment: ({ reader, actor, idea: id }) => [
    'comments.v1.RatingChanged',
    rating(next(), id, reader, { member_id: actor }),
  ],
  moderation: ({ reader, actor, idea: id }) => [
    'ideas.v1.IdeaChanged',
    idea(id, reader, {
      ...{ cause: 'IDEA_CAUSE_REMOVED', removed: true, revision: 9 },
      ...{ actor_id: actor, reason: '重複のため' },
    }),
  ],
};
