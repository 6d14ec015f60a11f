import type { AnyBooks } from '@ideabox/events';
import type { ServiceName } from '@ideabox/protos';
import { books as analytics } from '../../services/analytics/src/books.ts';
import { books as comments } from '../../services/comments/src/books.ts';
import { books as content } from '../../services/content/src/books.ts';
import { books as ideas } from '../../services/ideas/src/books.ts';
import { books as identity } from '../../services/identity/src/books.ts';
import { books as notifications } from '../../services/notifications/src/books.ts';

/** What there is to compare of each service, as it says itself. */
export const serviceBooks: Record<ServiceName, AnyBooks> = {
  analytics,
  comments,
  content,
  ideas,
  identity,
  notifications,
};
