import { on } from '@ideabox/events';
import type { Queryable } from '@ideabox/postgres';
import type { MemberChanged__Output as MemberChanged } from '@ideabox/protos/identity/v1/MemberChanged';
import { applyFacts } from '../store/facts/apply-facts.ts';
import { memberFacts } from '../store/facts/member-facts.ts';
import { takeMemberSnapshot } from '../store/figures/member-snapshots.ts';

const apply = async (tx: Queryable, changed: MemberChanged[]) => {
  await applyFacts(tx, memberFacts, changed);
  await takeMemberSnapshot(tx);
};

/** Members one by one and as imported, to the same effect. */
export const members = [
  on('identity.v1.MemberChanged', apply),
  on('identity.v1.MembersImported', (tx, events) =>
    apply(
      tx,
      events.flatMap((event) => event.members),
    ),
  ),
];
