import { sql } from '@ideabox/postgres';
import { exactTime, type Section } from './section.ts';

/** Votes of the member that stand, newest first. */
export const votes: Section = {
  name: 'votes',
  read: (member, last, limit) => sql`
    SELECT idea_id, type, named, member_role AS role, ${exactTime(sql`date_entered`)} AS date_entered FROM votes
    WHERE member_id = ${member} AND type IS NOT NULL
      AND (date_entered, idea_id) < (${last?.date_entered ?? 'infinity'}::timestamptz, ${last?.idea_id ?? 0})
    ORDER BY date_entered DESC, idea_id DESC LIMIT ${limit}`,
};

/** What is kept of votes that the member cancelled. */
export const cancelledVotes: Section = {
  name: 'cancelled_votes',
  read: (member, last, limit) => sql`
    SELECT idea_id, ${exactTime(sql`date_entered`)} AS date_entered FROM votes
    WHERE member_id = ${member} AND type IS NULL AND idea_id > ${last?.idea_id ?? 0} ORDER BY idea_id LIMIT ${limit}`,
};
