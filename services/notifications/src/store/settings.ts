import { type Queryable, sql } from '@ideabox/postgres';
import type { Kind } from '../domain/notification.ts';
import { defaultSetting, type Setting } from '../domain/settings.ts';

type Row = { member_id: string; kind: Kind } & { [Key in keyof Setting]: Setting[Key] | null };

/** What these members have set for these kinds. @returns the setting of a member for a kind. */
export const findSettings = async (
  db: Queryable,
  memberIds: string[],
  kinds: readonly Kind[],
): Promise<(memberId: string, kind: Kind) => Setting> => {
  const rows = await db.rows<Row>(sql`
    SELECT member_id, kind, in_app, email, web_push FROM settings
    WHERE member_id = ANY(${memberIds}) AND kind = ANY(${kinds as Kind[]})`);
  const set = new Map(rows.map((row) => [`${row.kind}:${row.member_id}`, row]));
  return (memberId, kind) => {
    const row = set.get(`${kind}:${memberId}`);
    const { in_app, email, web_push } = defaultSetting(kind);
    return {
      in_app: row?.in_app ?? in_app,
      email: row?.email ?? email,
      web_push: row?.web_push ?? web_push,
    };
  };
};

export type SettingChange = { kind: Kind } & { [Key in keyof Setting]?: Setting[Key] | undefined };

/** Changes what is given, and leaves the rest. */
export const changeSettings = async (
  tx: Queryable,
  memberId: string,
  changes: SettingChange[],
): Promise<void> => {
  if (changes.length === 0) return;
  await tx.run(sql`
    INSERT INTO settings AS s (member_id, kind, in_app, email, web_push)
    SELECT ${memberId}, kind, in_app, email, web_push
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      AS g(kind text, in_app boolean, email text, web_push boolean)
    ORDER BY kind
    ON CONFLICT (member_id, kind) DO UPDATE SET in_app = coalesce(excluded.in_app, s.in_app),
      email = coalesce(excluded.email, s.email), web_push = coalesce(excluded.web_push, s.web_push)`);
};
