import type { Database } from '@ideabox/postgres';
import { answers } from './answers.ts';
import { ideaVersions } from './idea-versions.ts';
import { ideas } from './ideas.ts';
import { favorites, reads, supports, tags } from './own-marks.ts';
import type { ExportedRow } from './section.ts';
import { cancelledVotes, votes } from './votes.ts';

/** All that is held about a member. */
const sections = [ideas, ideaVersions, answers, votes, cancelledVotes, supports, favorites, reads, tags];

const batchSize = 500;

/** Everything that is held about a member, section by section, in batches of JSON objects. */
export async function* exportMember(db: Database, member: string) {
  for (const { name, read } of sections) {
    for (let last: ExportedRow | undefined; ; ) {
      const rows: ExportedRow[] = await db.rows<ExportedRow>(read(member, last, batchSize));
      if (rows.length > 0) yield { section: name, rows: rows.map((row) => JSON.stringify(row)) };
      if (rows.length < batchSize) break;
      last = rows.at(-1);
    }
  }
}
