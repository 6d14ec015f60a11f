import type { Books } from '@ideabox/events';
import { answeredRows } from '@ideabox/idempotency';
import { sql } from '@ideabox/postgres';
import type { subscriptions } from './events/index.ts';
import { forgetWithdrawn } from './events/member-changed.ts';
import { newsFact } from './events/publish-news.ts';
import type { News } from './store/news.ts';

/** What there is to compare of this service's books. */
export const books: Books<'content', ReturnType<typeof subscriptions>[number]> = {
  told: {
    'content.v1.NewsChanged': {
      key: ['id'],
      rows: sql`SELECT * FROM news`,
      fact: (row: News) =>
        newsFact('NEWS_CAUSE_UNSPECIFIED', { ...row, date_entered: new Date(row.date_entered) }),
    },
  },
  taken: {
    'identity.v1.MemberChanged': {
      unkept: 'members who withdraw are forgotten; of others nothing is kept',
      apply: forgetWithdrawn,
    },
  },
  derived: { 'answered reports': answeredRows('report', 'reports') },
};
