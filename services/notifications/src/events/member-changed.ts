import { on } from '@ideabox/events';
import type { Queryable } from '@ideabox/postgres';
import type { MemberChanged__Output as MemberChanged } from '@ideabox/protos/identity/v1/MemberChanged';
import type { Context } from '../context.ts';
import { type Draft, messageOf } from '../domain/notification.ts';
import { restoredAt } from '../domain/restored.ts';
import { sendPushes } from '../realtime/send-pushes.ts';
import { applyMembers, lockMemberStates, statusWord } from '../store/projections/members.ts';
import { tell } from '../telling/tell.ts';

const shutOut = ['MEMBER_STATUS_SUSPENDED', 'MEMBER_STATUS_INVALIDATED', 'MEMBER_STATUS_WITHDRAWN'];

/** Keeps members as they are shown. @returns what those are told whom an operator has let back in. */
const apply = async (tx: Queryable, events: MemberChanged[]): Promise<Draft[]> => {
  const ids = [...new Set(events.map((event) => event.member_id))];
  const known = new Map((await lockMemberStates(tx, ids)).map((state) => [state.id, state]));
  await applyMembers(tx, events);
  return ids.flatMap((member_id) => {
    const states = events
      .filter((event) => event.member_id === member_id)
      .map(({ status, revision }) => ({ status: statusWord(status), revision }));
    const revision = restoredAt(known.get(member_id), states);
    if (revision === undefined) return [];
    const message = messageOf('moderation', { parameters: { what: 'restored' } });
    return [{ ...message, member_id, dedupe_key: `moderation:restored:${member_id}:${revision}` }];
  });
};

/** Keeps members as they are shown; who may no longer use the site hears no more, until let back in. */
export const memberChanged = (context: Context) =>
  on('identity.v1.MemberChanged', async (tx, events) => {
    const told = await tell(context, tx, await apply(tx, events));
    const leaving = events.filter((event) => shutOut.includes(event.status));
    return async () => {
      await told?.();
      if (leaving.length > 0)
        await sendPushes(context, () =>
          leaving.map(({ member_id }) => ({ member_id, leave: true as const })),
        );
    };
  });
