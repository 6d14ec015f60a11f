import { empty, type Sql, sql } from '@ideabox/postgres';
import type { Status } from '../../domain/notification.ts';

// Literals, because the planner must see that the index of unread ones fits.
const conditions: Record<Status, Sql> = {
  unread: sql`AND status = 'unread'`,
  read: sql`AND status = 'read'`,
};

/** Narrows notifications to those of a status; of every status where none is given. */
export const ofStatus = (status: Status | undefined): Sql => (status ? conditions[status] : empty);
