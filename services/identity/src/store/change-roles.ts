import { type Database, sql } from '@ideabox/postgres';
import { checkRoleChange, type Standing, stillThere } from '../domain/standing.ts';
import { publishedColumns } from './columns.ts';
import { lockStandingsAndAdmins } from './lock-standings.ts';
import type { PublishedMember } from './member-facts.ts';
import { tellOfMember } from './tell-of-member.ts';

type Change = { actor: { id: string; role: string }; id: string; roles: string[] };

const isAdmin = ({ roles, status }: Standing) => roles[0] === 'admin' && status === 'active';

/** Gives a member roles, of which the first is effective. @returns the member as they are now */
export const changeRoles = (db: Database, { actor, id, roles }: Change): Promise<PublishedMember> =>
  db.transaction(async (tx) => {
    const locked = await lockStandingsAndAdmins(tx, [actor.id, id]);
    const target = stillThere(locked.find((member) => member.id === id));
    const by = locked.find((member) => member.id === actor.id);
    checkRoleChange(by, { target, roles, admins: locked.filter(isAdmin) });
    const changed = target.roles.join() !== roles.join();
    const member = (await tx.one<PublishedMember>(sql`
      UPDATE members SET roles = ${roles}, revision = revision + ${changed ? 1 : 0}
      WHERE id = ${id} RETURNING ${publishedColumns}`)) as PublishedMember;
    const changes = { roles: [target.roles, roles] as [unknown, unknown] };
    if (changed) await tellOfMember(tx, member, { actor, action: 'member.roles_changed', changes });
    return member;
  });
