import type { AfterCommit } from '@ideabox/events';
import type { Queryable } from '@ideabox/postgres';
import type { Context } from '../context.ts';
import type { Draft } from '../domain/notification.ts';
import { insertMailItems } from '../store/mails/insert-mail-items.ts';
import { insertNotifications } from '../store/notifications/insert-notifications.ts';
import { findSettings } from '../store/settings.ts';
import { chooseDrafts } from './choose-drafts.ts';

/**
 * Tells members, each in the ways they have chosen, what they may be told and have not been.
 * @returns what is to be done after the commit.
 */
export const tell = async (
  context: Context,
  tx: Queryable,
  drafts: Draft[],
): Promise<AfterCommit | undefined> => {
  if (drafts.length === 0) return;
  const chosen = await chooseDrafts(tx, drafts);
  const members = [...new Set(chosen.map((draft) => draft.member_id))];
  const settingOf = await findSettings(tx, members, [...new Set(chosen.map((draft) => draft.kind))]);
  const wanted = chosen.map((draft) => ({ draft, setting: settingOf(draft.member_id, draft.kind) }));
  const inserted = await insertNotifications(
    tx,
    wanted.filter(({ setting }) => setting.in_app).map(({ draft }) => draft),
  );
  const { mailing } = context;
  const mails = wanted
    .filter(({ setting }) => setting.email !== 'off')
    .map(({ draft, setting }) => ({ ...draft, at_once: setting.email === 'instant' }));
  if (mailing) await insertMailItems(tx, mails, mailing.apartSeconds);
  return () => {
    if (mailing && mails.some((mail) => mail.at_once)) context.alarms.mails.ring();
    if (inserted.length > 0) return context.pushing.push(inserted);
  };
};
