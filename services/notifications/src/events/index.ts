import { applyBlocks, on } from '@ideabox/events';
import type { Context } from '../context.ts';
import { applyAnswers } from '../store/projections/answers.ts';
import { applyCategories } from '../store/projections/categories.ts';
import { applyComments } from '../store/projections/comments.ts';
import { applyIdeas } from '../store/projections/ideas.ts';
import { applyMembers } from '../store/projections/members.ts';
import { answerChanged } from './answer-changed.ts';
import { categoryChanged } from './category-changed.ts';
import { commentChanged } from './comment-changed.ts';
import { ideaChanged } from './idea-changed.ts';
import { memberChanged } from './member-changed.ts';
import { newsChanged } from './news-changed.ts';
import { ratingChanged } from './rating-changed.ts';
import { supportChanged } from './support-changed.ts';
import { voteChanged } from './vote-changed.ts';
import { votesImported } from './votes-imported.ts';

/** What was imported has the effect on projections that it has otherwise, and notifies nobody. */
const imported = [
  on('identity.v1.MembersImported', (tx, events) =>
    applyMembers(
      tx,
      events.flatMap((event) => event.members),
    ),
  ),
  on('ideas.v1.CategoriesImported', async (tx, events) => {
    await applyCategories(
      tx,
      events.flatMap((event) => event.categories),
    );
  }),
  on('ideas.v1.IdeasImported', (tx, events) =>
    applyIdeas(
      tx,
      events.flatMap((event) => event.ideas),
    ),
  ),
  on('comments.v1.CommentsImported', (tx, events) =>
    applyComments(
      tx,
      events.flatMap((event) => event.comments),
    ),
  ),
  votesImported,
  on('ideas.v1.AnswersImported', async (tx, events) => {
    await applyAnswers(
      tx,
      events.flatMap((event) => event.answers),
    );
  }),
];

export const subscriptions = (context: Context) => [
  ...imported,
  memberChanged(context),
  on('identity.v1.BlockChanged', (tx, events) => applyBlocks(tx, events)),
  categoryChanged(context),
  ideaChanged(context),
  commentChanged(context),
  voteChanged(context),
  supportChanged(context),
  ratingChanged(context),
  answerChanged(context),
  newsChanged(context),
];
