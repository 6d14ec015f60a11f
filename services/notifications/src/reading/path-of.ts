import type { Subject } from '../domain/render.ts';
import type { NotificationRow } from '../store/notifications/find-notifications.ts';

/** The page that a notification is about, below the site's address; null where there is none, or none any more. */
export const pathOf = (row: NotificationRow, subject: Subject): string | null => {
  if (subject.ideaName !== null) return `/idea/${row.idea_id}`;
  if (subject.categoryName !== null) return `/category/${encodeURIComponent(row.category?.search_key ?? '')}`;
  if (subject.newsName !== null) return `/news/${encodeURIComponent(row.news?.news_key ?? '')}`;
  return null;
};
