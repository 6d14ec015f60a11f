import { on } from '@ideabox/events';
import { applyFacts } from '../store/facts/apply-facts.ts';
import { supportFacts } from '../store/facts/support-facts.ts';

/** Supports one by one and as imported, to the same effect. */
export const supports = [
  on('ideas.v1.SupportChanged', async (tx, events) => {
    await applyFacts(tx, supportFacts, events);
  }),
  on('ideas.v1.SupportsImported', async (tx, events) => {
    await applyFacts(
      tx,
      supportFacts,
      events.flatMap((event) => event.supports),
    );
  }),
];
