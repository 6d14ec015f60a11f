import { sql } from '@ideabox/postgres';
import { exactTime, type Section } from './section.ts';

/** Ideas that the member posted, removed ones included. */
export const ideas: Section = {
  name: 'ideas',
  read: (member, last, limit) => sql`
    SELECT i.id, i.name, i.contents, c.search_key AS category, i.situation_id, i.parent_id, i.author_role AS role,
      ${exactTime(sql`i.date_entered`)} AS date_entered, ${exactTime(sql`i.removed_at`)} AS removed_at
    FROM ideas i JOIN categories c ON c.id = i.category_id
    WHERE i.author_id = ${member} AND i.id > ${last?.id ?? 0} ORDER BY i.id LIMIT ${limit}`,
};
