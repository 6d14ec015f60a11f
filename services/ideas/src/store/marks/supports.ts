import { outboxRow } from '@ideabox/events';
import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import { standingIdea } from '../ideas/standing-idea.ts';
import type { MemberRow } from '../members/member-row.ts';
import { rememberMember } from '../members/members.ts';
import { rfc3339 } from '../rfc3339.ts';

type Supporter = { id: string; role: string; name: string; roles: string[] };
type Place = { idea: number; category: number };

const payload = ({ idea, category }: Place, supporter: Supporter): Sql => sql`jsonb_build_object(
  'idea_id', ${idea}::bigint, 'member_id', ${supporter.id}::text, 'member_role', ${supporter.role}::text,
  'supported', supported, 'date_entered', ${rfc3339(sql`date_entered`)}, 'category_id', ${category}::bigint,
  'revision', revision)`;

const afterwards = (place: Place, supporter: Supporter): Sql => sql`
  , moved AS (
    UPDATE standings s SET support_count = support_count + CASE WHEN supported THEN 1 ELSE -1 END
    FROM changed WHERE s.idea_id = ${place.idea} RETURNING support_count),
  remembered AS (${rememberMember(supporter)}),
  told AS (${outboxRow('ideas.v1.SupportChanged', payload(place, supporter), sql`changed, moved`)})
  SELECT support_count FROM moved`;

/**
 * Supports an idea: the support, the counter and the fact in one statement. Again changes nothing.
 * @returns how many support it afterwards, undefined when nothing changed
 */
export const giveSupport = async (
  db: Queryable,
  place: Place,
  supporter: Supporter,
): Promise<number | undefined> => {
  const row = await db.one<{ support_count: number }>(sql`
    WITH changed AS (
      INSERT INTO supports AS s (idea_id, member_id, member_role)
      SELECT id, ${supporter.id}, ${supporter.role} FROM (${standingIdea(place.idea)}) AS standing
      ON CONFLICT (idea_id, member_id) DO UPDATE
        SET supported = true, member_role = excluded.member_role, date_entered = now(), revision = s.revision + 1
      WHERE NOT s.supported
      RETURNING supported, date_entered, revision
    ) ${afterwards(place, supporter)}`);
  return row?.support_count;
};

/** Withdraws a support. @returns how many support it afterwards, undefined when there was none to withdraw */
export const withdrawSupport = async (
  db: Queryable,
  place: Place,
  supporter: Supporter,
): Promise<number | undefined> => {
  const row = await db.one<{ support_count: number }>(sql`
    WITH changed AS (
      UPDATE supports SET supported = false, revision = revision + 1
      WHERE idea_id = ${place.idea} AND member_id = ${supporter.id} AND supported
      RETURNING supported, date_entered, revision
    ) ${afterwards(place, supporter)}`);
  return row?.support_count;
};

/** How many support an idea; undefined when it was removed. */
export const supportCountOf = async (db: Queryable, idea: number): Promise<number | undefined> => {
  const row = await db.one<{ support_count: number }>(
    sql`SELECT s.support_count FROM standings s JOIN ideas i ON i.id = s.idea_id
      WHERE s.idea_id = ${idea} AND i.removed_at IS NULL`,
  );
  return row?.support_count;
};

const shown = 20;

/** Who supported an idea first, up to 20. */
export const supportersOf = (
  db: Queryable,
  idea: number,
): Promise<{ id: string; member: MemberRow | null }[]> =>
  db.rows(sql`
    SELECT s.member_id AS id, CASE WHEN m.id IS NOT NULL THEN to_jsonb(m) END AS member
    FROM supports s LEFT JOIN members m ON m.id = s.member_id
    WHERE s.idea_id = ${idea} AND s.supported ORDER BY s.date_entered, s.member_id LIMIT ${shown}`);
