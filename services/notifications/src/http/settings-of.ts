import type { Queryable } from '@ideabox/postgres';
import type { z } from 'zod';
import { kinds } from '../domain/notification.ts';
import { findLanguages } from '../store/member-languages.ts';
import { findSettings } from '../store/settings.ts';
import type { settings } from './settings.ts';

/** How a member wants to be told of each kind: as set, else by default. */
export const settingsOf = async (db: Queryable, memberId: string): Promise<z.infer<typeof settings>> => {
  const languageOf = await findLanguages(db, [memberId]);
  const settingOf = await findSettings(db, [memberId], kinds);
  const each = Object.fromEntries(kinds.map((kind) => [kind, settingOf(memberId, kind)]));
  return { language: languageOf(memberId), ...each } as z.infer<typeof settings>;
};
