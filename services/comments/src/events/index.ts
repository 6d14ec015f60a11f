import { applyBlocks, on } from '@ideabox/events';
import { applyCategories } from '../store/projections/categories.ts';
import { applyIdeas } from '../store/projections/ideas.ts';
import { takeMembers } from '../store/projections/members.ts';

/** What this service takes from others: who members are, whom they block, and which ideas there are to discuss, for whom. */
export const subscriptions = () => [
  on('identity.v1.MemberChanged', takeMembers),
  on('identity.v1.MembersImported', (tx, events) =>
    takeMembers(
      tx,
      events.flatMap((event) => event.members),
    ),
  ),
  on('identity.v1.BlockChanged', applyBlocks),
  on('ideas.v1.CategoryChanged', applyCategories),
  on('ideas.v1.CategoriesImported', (tx, events) =>
    applyCategories(
      tx,
      events.flatMap((event) => event.categories),
    ),
  ),
  on('ideas.v1.IdeaChanged', applyIdeas),
  on('ideas.v1.IdeasImported', (tx, events) =>
    applyIdeas(
      tx,
      events.flatMap((event) => event.ideas),
    ),
  ),
];
