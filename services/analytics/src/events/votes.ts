import { on } from '@ideabox/events';
import { applyFacts } from '../store/facts/apply-facts.ts';
import { voteFacts } from '../store/facts/vote-facts.ts';

/** Votes one by one and as imported, to the same effect. */
export const votes = [
  on('ideas.v1.VoteChanged', async (tx, events) => {
    await applyFacts(tx, voteFacts, events);
  }),
  on('ideas.v1.VotesImported', async (tx, events) => {
    await applyFacts(
      tx,
      voteFacts,
      events.flatMap((event) => event.votes),
    );
  }),
];
