import { on } from '@ideabox/events';
import { applyFacts } from '../store/apply-facts.ts';
import { memberFacts } from '../store/member-facts.ts';

/** Members one by one and as imported, to the same effect. */
export const members = [
  on('identity.v1.MemberChanged', async (tx, events) => {
    await applyFacts(tx, memberFacts, events);
  }),
  on('identity.v1.MembersImported', async (tx, events) => {
    await applyFacts(
      tx,
      memberFacts,
      events.flatMap((event) => event.members),
    );
  }),
];
