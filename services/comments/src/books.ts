import { type Books, keptBlocks, keptCategories, keptIdeas, keptMembers } from '@ideabox/events';
import { answeredRows } from '@ideabox/idempotency';
import { sql } from '@ideabox/postgres';
import type { CommentChanged__Output as CommentChanged } from '@ideabox/protos/comments/v1/CommentChanged';
import type { RatingChanged__Output as RatingChanged } from '@ideabox/protos/comments/v1/RatingChanged';
import type { subscriptions } from './events/index.ts';
import { commentMessages } from './store/comments/comment-facts.ts';
import { discussionFact, discussionRows } from './store/discussions.ts';
import { applyCategories } from './store/projections/categories.ts';
import { applyIdeas } from './store/projections/ideas.ts';
import { takeMembers } from './store/projections/members.ts';
import { ratingMessages } from './store/ratings/rating-facts.ts';
import { highestFirst } from './store/ratings/top-comments.ts';

/** What there is to compare of this service's books. */
export const books: Books<'comments', ReturnType<typeof subscriptions>[number]> = {
  told: {
    'comments.v1.CommentChanged': {
      key: ['comment_id'],
      rows: commentMessages(sql``, 'COMMENT_CAUSE_UNSPECIFIED'),
      fact: (row: CommentChanged) => row,
    },
    'comments.v1.RatingChanged': {
      key: ['comment_id', 'member_id'],
      rows: ratingMessages(sql``),
      fact: (row: RatingChanged) => row,
    },
    'comments.v1.DiscussionChanged': {
      key: ['idea_id'],
      rows: discussionRows(sql`true`),
      fact: discussionFact,
    },
  },
  taken: {
    'identity.v1.MemberChanged': { ...keptMembers, apply: takeMembers },
    'identity.v1.BlockChanged': keptBlocks,
    'ideas.v1.CategoryChanged': { ...keptCategories, apply: applyCategories },
    'ideas.v1.IdeaChanged': { ...keptIdeas, apply: applyIdeas },
  },
  derived: {
    'comments of discussions': {
      key: ['idea_id'],
      counted: sql`
        SELECT d.idea_id, i.category_id, i.removed, count(c.id) FILTER (WHERE c.removed_at IS NULL) AS comment_count,
          count(c.id) FILTER (WHERE c.parent_id IS NULL AND (c.removed_at IS NULL OR c.reply_count > 0)) AS thread_count,
          coalesce(max(c.serial_number), 0) AS last_serial_number,
          (SELECT id FROM comments t WHERE t.idea_id = d.idea_id AND parent_id IS NULL AND removed_at IS NULL
            ORDER BY ${highestFirst} LIMIT 1) AS top_comment_id
        FROM discussions d JOIN ideas i ON i.id = d.idea_id LEFT JOIN comments c ON c.idea_id = d.idea_id
        GROUP BY d.idea_id, i.category_id, i.removed`,
      kept: sql`
        SELECT idea_id, category_id, removed, comment_count, thread_count, last_serial_number, top_comment_id FROM discussions`,
    },
    'replies and ratings of comments': {
      key: ['id'],
      counted: sql`
        SELECT c.id, d.category_id, d.removed AS idea_removed, coalesce(r.reply_count, 0) AS reply_count,
          coalesce(s.rating_count, 0) AS rating_count, coalesce(s.rating_sum, 0) AS rating_sum
        FROM comments c JOIN discussions d ON d.idea_id = c.idea_id LEFT JOIN (
          SELECT parent_id, count(*) AS reply_count FROM comments WHERE removed_at IS NULL GROUP BY parent_id
        ) r ON r.parent_id = c.id LEFT JOIN (
          SELECT comment_id, count(stars) AS rating_count, coalesce(sum(stars), 0) AS rating_sum FROM ratings GROUP BY comment_id
        ) s ON s.comment_id = c.id`,
      kept: sql`SELECT id, category_id, idea_removed, reply_count, rating_count, rating_sum FROM comments`,
    },
    'comments of categories': {
      key: ['category_id', 'slot'],
      counted: sql`
        SELECT category_id, idea_id % 16 AS slot, sum(comment_count) AS comment_count FROM discussions WHERE NOT removed
        GROUP BY category_id, idea_id % 16 HAVING sum(comment_count) <> 0`,
      kept: sql`SELECT category_id, slot, comment_count FROM category_counts WHERE comment_count <> 0`,
    },
    'comments that can be searched for': {
      key: ['comment_id'],
      counted: sql`
        SELECT id AS comment_id FROM comments c WHERE removed_at IS NULL
          AND NOT EXISTS (SELECT FROM search_backlog b WHERE b.comment_id = c.id)`,
      kept: sql`SELECT comment_id FROM search_texts WHERE comment_id NOT IN (SELECT comment_id FROM search_backlog)`,
    },
    'answered comments': answeredRows('comment', 'comments'),
  },
};
