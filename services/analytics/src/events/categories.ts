import { on } from '@ideabox/events';
import { applyFacts } from '../store/facts/apply-facts.ts';
import { categoryFacts } from '../store/facts/category-facts.ts';

/** Categories one by one and as imported, to the same effect. */
export const categories = [
  on('ideas.v1.CategoryChanged', async (tx, events) => {
    await applyFacts(tx, categoryFacts, events);
  }),
  on('ideas.v1.CategoriesImported', async (tx, events) => {
    await applyFacts(
      tx,
      categoryFacts,
      events.flatMap((event) => event.categories),
    );
  }),
];
