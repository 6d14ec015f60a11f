import { type Database, type Queryable, sql } from '@ideabox/postgres';
import { dayIn, siteTimezone } from '../domain/periods.ts';
import { noVotes, publishVotes, type VoteCounts, type VoteDay, voteTypes } from '../domain/publish-votes.ts';

type Row = {
  idea_id: number;
  day: string;
  type: keyof VoteCounts;
  standing: number;
  by_day: number;
  by_month: number;
};

const readRows = (db: Queryable, ideas: readonly number[]) =>
  db.rows<Row>(sql`
    SELECT idea_id, day::text, type, sum(standing)::bigint AS standing, sum(by_day)::bigint AS by_day,
      sum(by_month)::bigint AS by_month
    FROM (
      SELECT idea_id, (date_entered AT TIME ZONE ${siteTimezone})::date AS day, type, count(*) AS standing, 0 AS by_day,
        0 AS by_month
      FROM vote_facts WHERE idea_id = ANY(${ideas}) AND type IS NOT NULL AND date_entered IS NOT NULL GROUP BY 1, 2, 3
      UNION ALL
      SELECT idea_id, day, type, 0, CASE WHEN by_day THEN count ELSE 0 END, CASE WHEN by_day THEN 0 ELSE count END
      FROM published_votes WHERE idea_id = ANY(${ideas})
    ) AS votes GROUP BY idea_id, day, type ORDER BY idea_id, day`);

const daysOf = (rows: readonly Row[]): VoteDay[] =>
  [...Map.groupBy(rows, ({ day }) => day)].map(([day, ofDay]) => {
    const of = (what: 'standing' | 'by_day' | 'by_month'): VoteCounts => ({
      ...noVotes,
      ...Object.fromEntries(ofDay.map((row) => [row.type, row[what]])),
    });
    return { day, standing: of('standing'), byDay: of('by_day'), byMonth: of('by_month') };
  });

const savedRows = (idea: number, days: readonly VoteDay[]) =>
  days.flatMap(({ day, byDay, byMonth }) =>
    voteTypes.flatMap((type) => [
      { idea_id: idea, day, by_day: true, type, count: byDay[type] },
      { idea_id: idea, day, by_day: false, type, count: byMonth[type] },
    ]),
  );

const save = async (db: Queryable, ideas: number[], rows: ReturnType<typeof savedRows>) => {
  await db.run(sql`DELETE FROM published_votes WHERE idea_id = ANY(${ideas})`);
  await db.run(sql`
    INSERT INTO published_votes (idea_id, day, by_day, type, count)
    SELECT idea_id, day, by_day, type, count FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS told (idea_id bigint, day date, by_day boolean, type text, count integer)
    WHERE count > 0`);
};

/** Decides what is told of the votes on these ideas from now on. @returns their days, by idea, in order. */
export const publishVotesOn = (db: Database, ideas: readonly number[]): Promise<[number, VoteDay[]][]> =>
  db.transaction(async (tx) => {
    // Two processes that decided at once would each tell of the same new votes.
    await tx.run(sql`SELECT pg_advisory_xact_lock(hashtext('published votes'))`);
    const today = dayIn(siteTimezone, new Date());
    const before = [...Map.groupBy(await readRows(tx, ideas), ({ idea_id }) => idea_id)].map(
      ([idea, rows]) => ({ idea, days: daysOf(rows) }),
    );
    const after = before.map(({ idea, days }) => ({ idea, days: publishVotes(days, today) }));
    const changed = after.filter(
      ({ days }, index) => JSON.stringify(days) !== JSON.stringify(before[index]?.days),
    );
    if (changed.length > 0) {
      await save(
        tx,
        changed.map(({ idea }) => idea),
        changed.flatMap(({ idea, days }) => savedRows(idea, days)),
      );
    }
    return after.map(({ idea, days }) => [idea, days]);
  });
