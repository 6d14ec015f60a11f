import type { Books } from '@ideabox/events';
import { sql } from '@ideabox/postgres';
import type { subscriptions } from './events/index.ts';
import { insertActs } from './store/audit.ts';
import { blockChanged } from './store/block-facts.ts';
import { publishedColumns } from './store/columns.ts';
import { memberChanged, type PublishedMember } from './store/member-facts.ts';
import { blockRows } from './store/replay-blocks.ts';

/** What there is to compare of this service's books. */
export const books: Books<'identity', ReturnType<typeof subscriptions>[number]> = {
  told: {
    'identity.v1.MemberChanged': {
      key: ['id'],
      rows: sql`SELECT ${publishedColumns} FROM members`,
      fact: (row: PublishedMember) => memberChanged({ ...row, date_entered: new Date(row.date_entered) }),
    },
    'identity.v1.BlockChanged': {
      key: ['member_id', 'blocked_id'],
      rows: blockRows(sql`true`),
      fact: blockChanged,
    },
  },
  taken: {
    'audit.v1.Acted': { unkept: 'an act is told once and kept by nobody else', applyLogged: insertActs },
  },
  derived: {
    'pictures of members': {
      key: ['member_id'],
      counted: sql`SELECT member_id FROM icons`,
      kept: sql`SELECT i.member_id FROM icons i JOIN members m ON m.id = i.member_id AND m.icon_src LIKE '%' || i.version`,
    },
  },
};
