import { on } from '@ideabox/events';
import type { Context } from '../context.ts';
import { sendPushes } from '../realtime/send-pushes.ts';
import { applyMembers } from '../store/members.ts';

const shutOut = ['MEMBER_STATUS_SUSPENDED', 'MEMBER_STATUS_INVALIDATED', 'MEMBER_STATUS_WITHDRAWN'];

/** Keeps members as they are shown; who may no longer use the site hears no more. */
export const memberChanged = (context: Context) =>
  on('identity.v1.MemberChanged', async (tx, events) => {
    await applyMembers(tx, events);
    const leaving = events.filter((event) => shutOut.includes(event.status));
    if (leaving.length === 0) return;
    return () =>
      sendPushes(context, () => leaving.map(({ member_id }) => ({ member_id, leave: true as const })));
  });
