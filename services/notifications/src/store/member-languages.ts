import { type Queryable, sql } from '@ideabox/postgres';
import type { Language } from '@ideabox/text';

/** In which language these members are told outside of the site: Japanese for those who have chosen none. */
export const findLanguages = async (
  db: Queryable,
  memberIds: string[],
): Promise<(memberId: string) => Language> => {
  const rows = await db.rows<{ member_id: string; language: Language }>(sql`
    SELECT member_id, language FROM languages WHERE member_id = ANY(${memberIds})`);
  const chosen = new Map(rows.map((row) => [row.member_id, row.language]));
  return (memberId) => chosen.get(memberId) ?? 'ja';
};

export const chooseLanguage = (tx: Queryable, memberId: string, language: Language): Promise<number> =>
  tx.run(sql`
    INSERT INTO languages (member_id, language) VALUES (${memberId}, ${language})
    ON CONFLICT (member_id) DO UPDATE SET language = excluded.language`);
