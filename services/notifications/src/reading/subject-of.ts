import { type Language, wordsIn } from '@ideabox/text';
import { mayRead } from '../domain/may-read.ts';
import { tellsActor } from '../domain/notification.ts';
import type { Subject } from '../domain/render.ts';
import type { NotificationRow } from '../store/notifications/find-notifications.ts';

/** The idea that it is about, as its reader may see it now. */
const ideaOf = ({ idea, member_id }: NotificationRow, role: string): string | null => {
  if (!idea || idea.removed) return null;
  const isAuthor = idea.author_id === member_id;
  // A category that is not known here yet hides nothing from who wrote the idea, and the rest from everyone else.
  const seen = idea.category ? mayRead(idea.category, { role, isAuthor }) : isAuthor;
  return seen ? idea.name : null;
};

/** Whether its reader sees who it was: where that is told at all, and not of whom the reader has blocked. */
export const showsActor = ({ kind, blocks_actor }: NotificationRow): boolean =>
  tellsActor(kind) && !blocks_actor;

/** What a notification is about, as its reader may see it now, in a language. */
export const subjectOf = (row: NotificationRow, role: string, language: Language): Subject => {
  const { kind, category, news, parameters } = row;
  const ideaName = ideaOf(row, role);
  return {
    kind,
    parameters,
    ideaName,
    actor: showsActor(row) ? row.actor : null,
    categoryName: category && !category.deleted ? wordsIn(language, category.name, category.names) : null,
    newsName: news && !news.removed ? wordsIn(language, news.name, news.names) : null,
    excerpt: ideaName === null || row.blocks_actor ? null : row.excerpt,
  };
};
