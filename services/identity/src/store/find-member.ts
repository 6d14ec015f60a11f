import { type Queryable, sql } from '@ideabox/postgres';
import type { Member } from '../domain/member.ts';
import { memberColumns } from './columns.ts';

export const findMember = (db: Queryable, id: string): Promise<Member | undefined> =>
  db.one<Member>(sql`SELECT ${memberColumns} FROM members WHERE id = ${id}`);
