import type { CommentChanged__Output as CommentChanged } from '@ideabox/protos/comments/v1/CommentChanged';
import type { IdeaChanged__Output as IdeaChanged } from '@ideabox/protos/ideas/v1/IdeaChanged';
import { timeOf } from '../store/facts/fact.ts';

/** What someone wrote, with all that its words are counted by. */
export type Text = {
  kind: 'idea' | 'comment';
  id: number;
  text: string;
  tags: string[];
  category_id: number;
  role: string;
  removed: boolean;
  date_entered: string | null;
  revision: number;
};

// What was removed is not kept while it waits.
const kept = (text: Text): Text => (text.removed ? { ...text, text: '', tags: [] } : text);

export const textOfIdea = (idea: IdeaChanged): Text =>
  kept({
    kind: 'idea',
    id: idea.idea_id,
    text: `${idea.name}\n${idea.contents}`,
    tags: idea.tags,
    category_id: idea.category_id,
    role: idea.author_role,
    removed: idea.removed,
    date_entered: timeOf(idea.date_entered),
    revision: idea.revision,
  });

export const textOfComment = (comment: CommentChanged): Text =>
  kept({
    kind: 'comment',
    id: comment.comment_id,
    text: comment.contents,
    tags: [],
    category_id: comment.category_id,
    role: comment.author_role,
    removed: comment.removed,
    date_entered: timeOf(comment.date_entered),
    revision: comment.revision,
  });
