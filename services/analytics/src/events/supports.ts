import { on } from '@ideabox/events';
import { applyFacts } from '../store/facts/apply-facts.ts';
import { supportFacts } from '../store/facts/support-facts.ts';

export const supports = [
  on('ideas.v1.SupportChanged', async (tx, events) => {
    await applyFacts(tx, supportFacts, events);
  }),
];
