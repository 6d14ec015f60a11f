import type { Books, Projection } from '@ideabox/events';
import { sql } from '@ideabox/postgres';
import type { IdeaPlaced__Output as IdeaPlaced } from '@ideabox/protos/analytics/v1/IdeaPlaced';
import { derivedBooks } from './checks/derived-books.ts';
import type { subscriptions } from './events/index.ts';
import { categoryFacts } from './store/facts/category-facts.ts';
import { commentFacts } from './store/facts/comment-facts.ts';
import type { Fact } from './store/facts/fact.ts';
import { ideaFacts } from './store/facts/idea-facts.ts';
import { memberFacts } from './store/facts/member-facts.ts';
import { ratingFacts } from './store/facts/rating-facts.ts';
import { supportFacts } from './store/facts/support-facts.ts';
import { voteFacts } from './store/facts/vote-facts.ts';

/** The rows of a table of facts, as what is read of the facts; a time as a time. */
const rowsAsRead = <Message>({ table, key, read }: Fact<Message>): Projection<Message> => ({
  ...{ table, key },
  expected: (message) => {
    const { date_entered: entered, ...row } = read(message);
    return typeof entered === 'string' ? { ...row, date_entered: new Date(entered) } : row;
  },
});

/** What there is to compare of this service's books. */
export const books: Books<'analytics', ReturnType<typeof subscriptions>[number]> = {
  told: {
    'analytics.v1.IdeaPlaced': {
      key: ['idea_id'],
      rows: sql`SELECT idea_id, counts_as AS topic_id, revision FROM idea_topics WHERE counts_as > 0 OR revision > 1`,
      fact: (row: IdeaPlaced) => row,
    },
  },
  taken: {
    'identity.v1.MemberChanged': rowsAsRead(memberFacts),
    'ideas.v1.CategoryChanged': rowsAsRead(categoryFacts),
    'ideas.v1.IdeaChanged': rowsAsRead(ideaFacts),
    'ideas.v1.VoteChanged': rowsAsRead(voteFacts),
    'ideas.v1.SupportChanged': rowsAsRead(supportFacts),
    'comments.v1.CommentChanged': rowsAsRead(commentFacts),
    'comments.v1.RatingChanged': rowsAsRead(ratingFacts),
  },
  derived: derivedBooks,
};
