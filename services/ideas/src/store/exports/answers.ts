import { sql } from '@ideabox/postgres';
import { exactTime, type Section } from './section.ts';

/** Official answers that the member wrote. */
export const answers: Section = {
  name: 'answers',
  read: (member, last, limit) => sql`
    SELECT idea_id, revision, contents, status, organisation, outcome_url, due_on::text, ${exactTime(sql`date_entered`)} AS date_entered FROM answers
    WHERE writer_id = ${member} AND (idea_id, revision) > (${last?.idea_id ?? 0}, ${last?.revision ?? 0})
    ORDER BY idea_id, revision LIMIT ${limit}`,
};
