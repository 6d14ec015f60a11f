import { type Database, sql } from '@ideabox/postgres';
import { actionOf, checkStatusChange, type GivenStatus, stillThere } from '../domain/standing.ts';
import { publishedColumns } from './columns.ts';
import { lockStandings } from './lock-standings.ts';
import type { PublishedMember } from './member-facts.ts';
import { tellOfMember } from './tell-of-member.ts';

type Change = {
  actor: { id: string; role: string };
  id: string;
  status: GivenStatus;
  /** When a suspension ends by itself. */
  until?: string | undefined;
  reason?: string;
};

/** Suspends, invalidates or reinstates a member. @returns the member as they are now */
export const changeStatus = (
  db: Database,
  { actor, id, status, until, reason }: Change,
): Promise<PublishedMember> =>
  db.transaction(async (tx) => {
    const locked = await lockStandings(tx, [actor.id, id]);
    const target = stillThere(locked.find((member) => member.id === id));
    checkStatusChange(
      locked.find((member) => member.id === actor.id),
      target,
    );
    const end = until ?? null;
    const changes: Record<string, [unknown, unknown]> = {
      ...(target.status !== status && { status: [target.status, status] }),
      ...(target.suspended_until !== end && { suspended_until: [target.suspended_until, end] }),
    };
    const changed = Object.keys(changes).length > 0;
    const member = (await tx.one<PublishedMember>(sql`
      UPDATE members
      SET status = ${status}, suspended_until = ${end}::timestamptz, revision = revision + ${changed ? 1 : 0}
      WHERE id = ${id} RETURNING ${publishedColumns}`)) as PublishedMember;
    if (changed) await tellOfMember(tx, member, { actor, action: actionOf(status), reason, changes });
    return member;
  });
