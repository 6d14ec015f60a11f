import { on } from '@ideabox/events';
import { applyFacts } from '../store/apply-facts.ts';
import { ideaFacts } from '../store/idea-facts.ts';

/** Ideas one by one and as imported, to the same effect. */
export const ideas = [
  on('ideas.v1.IdeaChanged', async (tx, events) => {
    await applyFacts(tx, ideaFacts, events);
  }),
  on('ideas.v1.IdeasImported', async (tx, events) => {
    await applyFacts(
      tx,
      ideaFacts,
      events.flatMap((event) => event.ideas),
    );
  }),
];
