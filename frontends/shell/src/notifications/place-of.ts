import { pathOnSite, paths } from '@ideabox/contract';
import type { Notification } from './notification.ts';

type About = Pick<Notification, 'type' | 'idea' | 'comment_id' | 'path'>;

/** Where a notification leads: to the comment or the idea that it is about, else to the category or the news; null to nowhere. */
export function placeOf({ type, idea, comment_id, path }: About): string | null {
  if (idea && comment_id && type !== 'moderation') return paths.ideaComment(idea.id, comment_id);
  if (idea) return paths.idea(idea.id);
  return pathOnSite(path);
}
