import type { Queryable } from '@ideabox/postgres';
import { mayTell } from '../domain/may-tell.ts';
import type { Draft } from '../domain/notification.ts';
import { findAbout } from '../store/broadcasts/find-about.ts';
import { findBlocked } from '../store/broadcasts/find-blocked.ts';
import { findRecipients } from '../store/broadcasts/find-recipients.ts';

/** Those drafts that may be told now, each once. @throws NotYet when what decides it has not arrived. */
export const chooseDrafts = async (tx: Queryable, given: Draft[]): Promise<Draft[]> => {
  const drafts = [...new Map(given.map((draft) => [draft.dedupe_key, draft])).values()];
  const members = [...new Set(drafts.map((draft) => draft.member_id))];
  const recipients = await findRecipients(tx, members);
  const seen = drafts.filter((draft) => draft.kind !== 'moderation');
  const about = await findAbout(
    tx,
    seen.flatMap((draft) => draft.idea_id ?? []),
  );
  const isBlocked = await findBlocked(tx, drafts);
  return drafts.filter((draft) =>
    mayTell(draft, {
      recipient: recipients.get(draft.member_id) ?? { status: 'active', role: 'general' },
      about: about.get(draft.idea_id ?? 0),
      blocked: isBlocked(draft.member_id, draft.actor_id),
    }),
  );
};
