import { type Books, keptBlocks, keptMembers } from '@ideabox/events';
import { answeredRows } from '@ideabox/idempotency';
import { sql } from '@ideabox/postgres';
import type { DiscussionChanged__Output as DiscussionChanged } from '@ideabox/protos/comments/v1/DiscussionChanged';
import type { AnswerChanged__Output as AnswerChanged } from '@ideabox/protos/ideas/v1/AnswerChanged';
import type { IdeaChanged__Output as IdeaChanged } from '@ideabox/protos/ideas/v1/IdeaChanged';
import type { SupportChanged__Output as SupportChanged } from '@ideabox/protos/ideas/v1/SupportChanged';
import type { VoteChanged__Output as VoteChanged } from '@ideabox/protos/ideas/v1/VoteChanged';
import type { subscriptions } from './events/index.ts';
import { takeMembers } from './events/take-members.ts';
import { categoryMessage, categoryRows } from './store/categories/tell-categories.ts';
import { standingAnswers } from './store/ideas/answers.ts';
import { applyDiscussions } from './store/ideas/discussions.ts';
import { applyTopics } from './store/ideas/idea-topics.ts';
import { supportMessages } from './store/marks/replay-supports.ts';
import { ideaMessages, voteMessages } from './store/replay.ts';

/** What there is to compare of this service's books. */
export const books: Books<'ideas', ReturnType<typeof subscriptions>[number]> = {
  told: {
    'ideas.v1.CategoryChanged': {
      key: ['category_id'],
      rows: categoryRows(sql`true`),
      fact: categoryMessage,
    },
    'ideas.v1.IdeaChanged': {
      key: ['idea_id'],
      rows: ideaMessages(sql`true`, null),
      fact: (row: IdeaChanged) => row,
    },
    'ideas.v1.VoteChanged': {
      key: ['idea_id', 'member_id'],
      rows: voteMessages(sql`true`),
      fact: (row: VoteChanged) => row,
    },
    'ideas.v1.SupportChanged': {
      key: ['idea_id', 'member_id'],
      rows: supportMessages(sql`true`),
      fact: (row: SupportChanged) => row,
    },
    'ideas.v1.AnswerChanged': {
      key: ['idea_id'],
      rows: standingAnswers(sql`true`),
      fact: (row: AnswerChanged) => row,
    },
  },
  taken: {
    'identity.v1.MemberChanged': { ...keptMembers, apply: takeMembers },
    'identity.v1.BlockChanged': keptBlocks,
    'analytics.v1.IdeaPlaced': {
      table: 'idea_topics',
      key: ['idea_id'],
      expected: ({ topic_id, revision }) => ({ topic_id, revision }),
      apply: applyTopics,
    },
    'comments.v1.DiscussionChanged': {
      table: 'standings',
      key: ['idea_id'],
      where: sql`discussion_revision <> 0`,
      revision: 'discussion_revision',
      expected: ({ comment_count, top_comment, revision }) => ({
        ...{ comment_count, top_comment },
        discussion_revision: revision,
      }),
      apply: applyDiscussions,
      gone: ({ idea_id }) =>
        ({ idea_id, comment_count: 0, top_comment: null, revision: 0 }) as DiscussionChanged,
    },
  },
  derived: {
    'votes and supports of ideas': {
      key: ['idea_id'],
      counted: sql`
        SELECT i.id AS idea_id, coalesce(v.positive_count, 0) AS positive_count, coalesce(v.neutral_count, 0) AS neutral_count,
          coalesce(v.negative_count, 0) AS negative_count, coalesce(s.support_count, 0) AS support_count
        FROM ideas i LEFT JOIN (
          SELECT idea_id, count(*) FILTER (WHERE type = 'positive') AS positive_count,
            count(*) FILTER (WHERE type = 'neutral') AS neutral_count, count(*) FILTER (WHERE type = 'negative') AS negative_count
          FROM votes GROUP BY idea_id
        ) v ON v.idea_id = i.id LEFT JOIN (
          SELECT idea_id, count(*) AS support_count FROM supports WHERE supported GROUP BY idea_id
        ) s ON s.idea_id = i.id`,
      kept: sql`SELECT idea_id, positive_count, neutral_count, negative_count, support_count FROM standings`,
    },
    'ideas of categories': {
      key: ['id'],
      counted: sql`
        SELECT c.id, count(i.id) AS idea_count FROM categories c
        LEFT JOIN ideas i ON i.category_id = c.id AND i.removed_at IS NULL GROUP BY c.id`,
      kept: sql`SELECT id, idea_count FROM categories`,
    },
    'ideas of tags in categories': {
      key: ['tag_id', 'category_id'],
      counted: sql`
        SELECT it.tag_id, i.category_id, count(*) AS idea_count FROM idea_tags it
        JOIN ideas i ON i.id = it.idea_id AND i.removed_at IS NULL GROUP BY it.tag_id, i.category_id`,
      kept: sql`SELECT tag_id, category_id, idea_count FROM tag_counts WHERE idea_count <> 0`,
    },
    'ideas of tags': {
      key: ['id'],
      counted: sql`
        SELECT t.id, count(i.id) AS idea_count FROM tags t LEFT JOIN (
          idea_tags it JOIN ideas i ON i.id = it.idea_id AND i.removed_at IS NULL
          JOIN categories c ON c.id = i.category_id AND c.everyones
        ) ON it.tag_id = t.id GROUP BY t.id`,
      kept: sql`SELECT id, idea_count FROM tags`,
    },
    'answers of ideas': {
      key: ['idea_id'],
      counted: sql`
        SELECT DISTINCT ON (idea_id) idea_id, status AS answer_status, date_entered AS answer_date
        FROM answers ORDER BY idea_id, revision DESC`,
      kept: sql`SELECT id AS idea_id, answer_status, answer_date FROM ideas WHERE answer_status IS NOT NULL`,
    },
    'ideas that can be searched for': {
      key: ['idea_id'],
      counted: sql`
        SELECT id AS idea_id FROM ideas i WHERE removed_at IS NULL
          AND NOT EXISTS (SELECT FROM search_backlog b WHERE b.idea_id = i.id)`,
      kept: sql`SELECT idea_id FROM search_texts WHERE idea_id NOT IN (SELECT idea_id FROM search_backlog)`,
    },
    'answered ideas': answeredRows('idea', 'ideas'),
    'answered answers': answeredRows('answer', 'answers', 'idea_id'),
  },
};
