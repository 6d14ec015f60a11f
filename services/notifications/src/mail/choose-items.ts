import type { Queryable } from '@ideabox/postgres';
import { kinds } from '../domain/notification.ts';
import { subjectOf } from '../reading/subject-of.ts';
import { findBlocked } from '../store/broadcasts/find-blocked.ts';
import { findRecipients } from '../store/broadcasts/find-recipients.ts';
import { findMailItems } from '../store/mails/find-mail-items.ts';
import type { Mail } from '../store/mails/mails.ts';
import type { NotificationRow } from '../store/notifications/find-notifications.ts';
import { findAnswers } from '../store/projections/answers.ts';
import { findSettings } from '../store/settings.ts';

/** Whether what it tells of is still there for its reader. */
const stands = (row: NotificationRow, role: string): boolean => {
  const subject = subjectOf(row, role, 'ja');
  if (row.kind === 'moderation') return true;
  if (row.kind === 'news') return subject.newsName !== null;
  if (row.kind === 'category') return subject.categoryName !== null;
  return subject.ideaName !== null && (row.comment_id === null || row.excerpt !== null);
};

export type Item = {
  row: NotificationRow;
  role: string;
  /** What it tells of in Markdown: an official answer. */
  markdown: string | null;
};

/** What of each mail is still to be told now: wanted by mail, across no block, and there to be seen. */
export const chooseItems = async (db: Queryable, mails: Mail[]): Promise<Map<string, Item[]>> => {
  const items = new Map<string, NotificationRow[]>();
  for (const { id } of mails) items.set(id, await findMailItems(db, id));
  const members = [...new Set(mails.map((mail) => mail.member_id))];
  const all = [...items.values()].flat();
  const settingOf = await findSettings(db, members, kinds);
  const isBlocked = await findBlocked(db, all);
  const recipients = await findRecipients(db, members);
  const told = all.filter(({ kind }) => kind === 'official_answer').flatMap(({ idea_id }) => idea_id ?? []);
  const answers = await findAnswers(db, told);
  const answerIn = ({ kind, idea_id }: NotificationRow) =>
    (kind === 'official_answer' && idea_id !== null && answers.get(idea_id)) || null;
  const roleOf = (row: NotificationRow) => recipients.get(row.member_id)?.role ?? 'general';
  const isWanted = (row: NotificationRow) =>
    settingOf(row.member_id, row.kind).email !== 'off' &&
    (row.kind === 'moderation' || !isBlocked(row.member_id, row.actor_id)) &&
    stands(row, roleOf(row));
  return new Map(
    [...items].map(([id, rows]) => [
      id,
      rows.filter(isWanted).map((row) => ({ row, role: roleOf(row), markdown: answerIn(row) })),
    ]),
  );
};
