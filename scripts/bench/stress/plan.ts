/** How much is made: scale 1 is a million ideas, five million comments, twenty million votes. */
export interface StressSize {
  ideas: number;
  members: number;
  /** The time up to which everything happened: RFC 3339. */
  until: string;
}

export const sizeOf = (scale: number, until: string): StressSize => ({
  ideas: Math.round(1_000_000 * scale),
  // No less than the most loved idea has votes.
  members: Math.round(200_000 * Math.max(scale, 0.01)),
  until,
});

/**
 * Functions for one session that make the same of the same numbers in every database, so that none has to be told what
 * another one holds. `unit` is evenly spread from 0 to 1.
 */
export const functions = ({ members }: StressSize): string => `
  CREATE FUNCTION pg_temp.unit(id bigint, salt bigint) RETURNS float8 LANGUAGE sql IMMUTABLE AS
    'SELECT ((hashint8extended(id, salt) & 9007199254740991) + 1)::float8 / 9007199254740993';
  CREATE FUNCTION pg_temp.pick(id bigint, salt bigint, choices bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS
    'SELECT 1 + (hashint8extended(id, salt) & 9007199254740991) % choices';
  CREATE FUNCTION pg_temp.member(n bigint) RETURNS text LANGUAGE sql IMMUTABLE AS
    'SELECT md5(''stress'' || (n % ${members}))::uuid::text';
  CREATE FUNCTION pg_temp.role(n bigint) RETURNS text LANGUAGE sql IMMUTABLE AS
    'SELECT CASE WHEN (n % ${members}) % 100 = 7 THEN ''supporter'' ELSE ''general'' END';
`;

/** A few have most of the votes and comments: the exponent of the field's own sites, an average of `mean`. */
const skewed = (salt: number, mean: number, most: number) =>
  `least(${most}, floor(${(mean / 2.33).toFixed(3)} * (power(pg_temp.unit(n, ${salt}), -0.7) - 1)))::integer`;

/**
 * One row for each idea: when, by whom, where, with how many votes and comments; `comments_before` is how many all ideas
 * before it have. An odd number times the turn, of members whose number has no such factor, meets no member twice.
 */
export const plan = ({ ideas, members, until }: StressSize, categories: number[]): string => `
  CREATE TEMPORARY TABLE plan AS
  SELECT n AS id, pg_temp.pick(n, 1, ${members}) AS author, votes, comments,
    (ARRAY[${categories}]::bigint[])[1 + floor(${categories.length} * power(pg_temp.unit(n, 2), 2))::integer] AS category_id,
    timestamptz '${until}' - interval '400 days' * (1 - (n - 0.5) / ${ideas}) AS date_entered,
    (sum(comments) OVER (ORDER BY n) - comments)::bigint AS comments_before,
    -- Whether its first comment was rated, and which comment is on top.
    rated, CASE WHEN rated OR comments = 1 THEN 1 WHEN comments = 2 THEN 2 ELSE comments - 1 - comments % 3 END AS top
  FROM (
    SELECT n, ${skewed(3, 20, members / 2)} AS votes, ${skewed(4, 5, 5_000)} AS comments, n % 4 = 0 AS rated
    FROM generate_series(1, ${ideas}::bigint) AS n
  ) AS numbers;
  ANALYZE plan;
`;

/** The turns of an idea follow each other, close together at first. */
const moment = (until: string, turn: string, all: string) =>
  `p.date_entered + (timestamptz '${until}' - p.date_entered) * power((${turn}) / (${all} + 1.0), 2)`;

/** Every vote: idea_id, category_id, voter, type, date_entered; the first voter of an idea comes first. */
export const votes = ({ until }: StressSize): string => `
  SELECT p.id AS idea_id, p.category_id, p.author + p.id + (turn + 1) * 7919::bigint AS voter,
    CASE WHEN pg_temp.unit(p.id * 100003 + turn, 5) < 0.35 + 0.6 * pg_temp.unit(p.id, 6) THEN 'positive'
      WHEN pg_temp.unit(p.id * 100003 + turn, 7) < 0.5 THEN 'neutral' ELSE 'negative' END AS type,
    ${moment(until, 'turn + 1', 'p.votes')} AS date_entered
  FROM plan p CROSS JOIN LATERAL generate_series(0, p.votes - 1) AS turn`;

/** Every comment: every third answers the one before it; the first one may be rated. */
export const comments = ({ until }: StressSize): string => `
  SELECT p.comments_before + serial AS id, p.id AS idea_id, p.category_id, serial AS serial_number,
    CASE WHEN serial % 3 = 0 THEN p.comments_before + serial - 1 END AS parent_id,
    p.author + serial * 104729::bigint AS author,
    (serial % 3 = 2 AND serial < p.comments)::integer AS reply_count,
    CASE WHEN serial = 1 AND p.rated THEN 1 + p.id % 3 ELSE 0 END AS ratings,
    ${moment(until, 'serial', 'p.comments')} AS date_entered
  FROM plan p CROSS JOIN LATERAL generate_series(1, p.comments) AS serial`;
