import { randomUUID } from 'node:crypto';
import { publish } from '@ideabox/events';
import { type Database, type Queryable, sql } from '@ideabox/postgres';
import { iconAddress } from '../domain/icon-address.ts';
import type { Member } from '../domain/member.ts';
import { memberColumns } from './columns.ts';
import { memberChanged } from './member-facts.ts';

export type Icon = { content_type: string; image: Buffer };

/** The picture at this address; undefined when there is none, or another one by now. */
export const findIcon = (db: Queryable, id: string, version: string): Promise<Icon | undefined> =>
  db.one<Icon>(sql`SELECT content_type, image FROM icons WHERE member_id = ${id} AND version = ${version}`);

/** Gives a member's picture an address that nobody knows yet: the one before leads nowhere. */
export const moveIcon = async (tx: Queryable, id: string): Promise<void> => {
  const version = randomUUID();
  const moved = await tx.run(sql`UPDATE icons SET version = ${version} WHERE member_id = ${id}`);
  if (moved > 0)
    await tx.run(sql`UPDATE members SET icon_src = ${iconAddress(id, version)} WHERE id = ${id}`);
};

const setIcon = async (tx: Queryable, id: string, address: string): Promise<Member | undefined> => {
  const member = await tx.one<Member>(sql`
    UPDATE members SET icon_src = ${address}, icon_active = ${address !== ''}, revision = revision + 1
    WHERE id = ${id} AND status <> 'withdrawn' RETURNING ${memberColumns}`);
  if (member) await publish(tx, 'identity.v1.MemberChanged', memberChanged(member));
  return member;
};

/** Keeps a picture in place of the one before, and shows it. @returns the member, or undefined where there is none */
export const replaceIcon = (db: Database, id: string, icon: Icon): Promise<Member | undefined> =>
  db.transaction(async (tx) => {
    const version = randomUUID();
    const member = await setIcon(tx, id, iconAddress(id, version));
    if (!member) return undefined;
    await tx.run(sql`
      INSERT INTO icons (member_id, version, content_type, image)
      VALUES (${id}, ${version}, ${icon.content_type}, ${icon.image})
      ON CONFLICT (member_id) DO UPDATE SET version = excluded.version, content_type = excluded.content_type,
        image = excluded.image, date_entered = now()`);
    return member;
  });

/** @returns whether there was one */
export const deleteIcon = (db: Database, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const deleted = await tx.run(sql`DELETE FROM icons WHERE member_id = ${id}`);
    if (deleted > 0) await setIcon(tx, id, '');
    return deleted > 0;
  });
