import { type Caller, toUser, userSchema } from '@ideabox/http';
import type { Language } from '@ideabox/text';
import { z } from 'zod';
import { kinds, statuses } from '../domain/notification.ts';
import { render } from '../domain/render.ts';
import { timeAgo, timeUnits } from '../domain/time-ago.ts';
import { pathOf } from '../reading/path-of.ts';
import { showsActor, subjectOf } from '../reading/subject-of.ts';
import type { NotificationRow } from '../store/notifications/find-notifications.ts';

export const notification = z.object({
  id: z.number(),
  name: z.string().describe('Short title, in the language asked for'),
  contents: z.string(),
  type: z.enum(kinds),
  status: z.enum(statuses),
  user: userSchema.nullable().describe('Who did it; null where it was many, or is not told'),
  idea: z.object({ id: z.number(), name: z.string() }).nullable().describe('null once it is removed'),
  comment_id: z.number().nullable(),
  path: z.string().nullable().describe('The page of the site that it is about'),
  created_by: z.string().nullable().describe('The id of `user`'),
  date_entered: z.iso.datetime(),
  time_ago: z.object({ type: z.enum(timeUnits), value: z.number() }),
});

/** A notification as its owner reads it. */
export const toNotification = (
  row: NotificationRow,
  { language, reader }: { language: Language; reader: Caller },
): z.infer<typeof notification> => {
  const { kind } = row;
  const subject = subjectOf(row, reader.role, language);
  const user = showsActor(row) && row.actor_id !== null ? toUser(row.actor, row.actor_id, reader) : null;
  const idea =
    subject.ideaName === null || row.idea_id === null ? null : { id: row.idea_id, name: subject.ideaName };
  return {
    id: row.id,
    ...render(subject, language),
    type: kind,
    status: row.status,
    user,
    idea,
    comment_id: row.comment_id,
    path: pathOf(row, subject),
    created_by: user?.id ?? null,
    date_entered: row.date_entered.toISOString(),
    time_ago: timeAgo(row.date_entered, new Date()),
  };
};
