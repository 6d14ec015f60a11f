import { sql } from '@ideabox/postgres';
import { exactTime, type Section } from './section.ts';

/** Texts of edited ideas that the member wrote. */
export const ideaVersions: Section = {
  name: 'idea_versions',
  read: (member, last, limit) => sql`
    SELECT idea_id, version, name, contents, ${exactTime(sql`date_entered`)} AS date_entered FROM idea_versions
    WHERE writer_id = ${member} AND (idea_id, version) > (${last?.idea_id ?? 0}, ${last?.version ?? 0})
    ORDER BY idea_id, version LIMIT ${limit}`,
};
