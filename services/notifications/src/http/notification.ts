import { z } from 'zod';
import type { Language } from '../domain/languages.ts';
import { kinds, statuses } from '../domain/notification.ts';
import { render } from '../domain/render.ts';
import { timeAgo, timeUnits } from '../domain/time-ago.ts';
import type { NotificationRow } from '../store/find-notifications.ts';
import { toUser, user } from './member.ts';

export const notification = z.object({
  id: z.number(),
  name: z.string().describe('Short title, in the language asked for'),
  contents: z.string(),
  type: z.enum(kinds),
  status: z.enum(statuses),
  user: user.nullable().describe('Who did it; null where it was many'),
  idea: z.object({ id: z.number(), name: z.string() }).nullable().describe('null once it is removed'),
  comment_id: z.number().nullable(),
  created_by: z.string().nullable(),
  date_entered: z.iso.datetime(),
  time_ago: z.object({ type: z.enum(timeUnits), value: z.number() }),
});

/** A notification as its owner reads it. */
export const toNotification = (row: NotificationRow, language: Language): z.infer<typeof notification> => {
  const { actor, parameters, excerpt, kind } = row;
  const idea =
    row.idea_name === null || row.idea_id === null ? null : { id: row.idea_id, name: row.idea_name };
  return {
    id: row.id,
    ...render({ kind, actor, ideaName: row.idea_name, excerpt, parameters }, language),
    type: kind,
    status: row.status,
    user: row.actor_id === null ? null : toUser(row.actor_id, actor),
    idea,
    comment_id: row.comment_id,
    created_by: row.actor_id,
    date_entered: row.date_entered.toISOString(),
    time_ago: timeAgo(row.date_entered, new Date()),
  };
};
