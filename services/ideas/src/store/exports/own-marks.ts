import { type Sql, sql } from '@ideabox/postgres';
import { exactTime, type Section } from './section.ts';

const newestFirst = (name: string, table: Sql): Section => ({
  name,
  read: (member, last, limit) => sql`
    SELECT idea_id, ${exactTime(sql`date_entered`)} AS date_entered FROM ${table}
    WHERE member_id = ${member}
      AND (date_entered, idea_id) < (${last?.date_entered ?? 'infinity'}::timestamptz, ${last?.idea_id ?? 0})
    ORDER BY date_entered DESC, idea_id DESC LIMIT ${limit}`,
});

/** The member's favourites, newest first. */
export const favorites = newestFirst('favorites', sql`favorites`);

/** What the member has marked as read, newest first. */
export const reads = newestFirst('reads', sql`reads`);

/** Supports of the member, withdrawn ones included. */
export const supports: Section = {
  name: 'supports',
  read: (member, last, limit) => sql`
    SELECT idea_id, member_role AS role, supported, ${exactTime(sql`date_entered`)} AS date_entered FROM supports
    WHERE member_id = ${member} AND idea_id > ${last?.idea_id ?? 0} ORDER BY idea_id LIMIT ${limit}`,
};

/** Tags that the member added to ideas. */
export const tags: Section = {
  name: 'tags',
  read: (member, last, limit) => sql`
    SELECT it.id, it.idea_id, t.name, it.locked, ${exactTime(sql`it.date_entered`)} AS date_entered
    FROM idea_tags it JOIN tags t ON t.id = it.tag_id
    WHERE it.author_id = ${member} AND it.id > ${last?.id ?? 0} ORDER BY it.id LIMIT ${limit}`,
};
