import { type Database, type Sql, sql } from '@ideabox/postgres';
import type { IdeaChanged__Output as IdeaChanged } from '@ideabox/protos/ideas/v1/IdeaChanged';
import type { VoteChanged__Output as VoteChanged } from '@ideabox/protos/ideas/v1/VoteChanged';
import { categoryDetails } from './categories/category-details.ts';
import { categoryMessages } from './categories/tell-categories.ts';
import { rfc3339 } from './rfc3339.ts';

const batchSize = 500;

/** Ideas as the messages that tell of them; `where` is on `ideas i`; all of them where there is no limit. */
export const ideaMessages = (where: Sql, limit: number | null): Sql => sql`
  SELECT i.id AS idea_id, i.name, i.contents, i.category_id, i.author_id, i.author_role,
    i.removed_at IS NOT NULL AS removed,
    ARRAY(SELECT t.name FROM idea_tags it JOIN tags t ON t.id = it.tag_id WHERE it.idea_id = i.id ORDER BY it.position) AS tags,
    ${rfc3339(sql`i.date_entered`)} AS date_entered, 'IDEA_CAUSE_UNSPECIFIED' AS cause, i.revision,
    '' AS actor_id, '' AS reason, COALESCE(i.parent_id, 0) AS parent_id
  FROM ideas i WHERE ${where} ORDER BY i.id LIMIT ${limit}`;

/** Every idea as it is now, removed ones included, in batches. */
export async function* replayIdeas(db: Database): AsyncGenerator<{ ideas: IdeaChanged[] }> {
  for (let last = 0; ; ) {
    const ideas = await db.rows<IdeaChanged>(ideaMessages(sql`i.id > ${last}`, batchSize));
    if (ideas.length > 0) yield { ideas };
    if (ideas.length < batchSize) return;
    last = ideas.at(-1)?.idea_id ?? last;
  }
}

/** Votes as the messages that tell of them; `where` is on `votes v`. */
export const voteMessages = (where: Sql): Sql => sql`
  SELECT v.idea_id, v.member_id, v.member_role, 'VOTE_TYPE_' || upper(COALESCE(v.type, 'unspecified')) AS type,
    ${rfc3339(sql`v.date_entered`)} AS date_entered, i.category_id, 0 AS idea_vote_count, v.revision
  FROM votes v JOIN ideas i ON i.id = v.idea_id WHERE ${where}`;

/** Every vote as it is now, cancelled ones included, in batches. */
export async function* replayVotes(db: Database): AsyncGenerator<{ votes: VoteChanged[] }> {
  for (let [idea, member] = [0, '']; ; ) {
    const votes = await db.rows<VoteChanged>(sql`
      ${voteMessages(sql`(v.idea_id, v.member_id) > (${idea}, ${member})`)} ORDER BY v.idea_id, v.member_id LIMIT ${batchSize}`);
    if (votes.length > 0) yield { votes };
    const last = votes.at(-1);
    if (!last || votes.length < batchSize) return;
    [idea, member] = [last.idea_id, last.member_id];
  }
}

/** Every category as it is now, removed ones included. */
export async function* replayCategories(db: Database) {
  yield { categories: await categoryMessages(db, sql`true`), details: await categoryDetails(db) };
}
