import { grams } from '@ideabox/text';
import type pg from 'pg';
import { surnames } from './names.ts';
import type { StressSize } from './plan.ts';

const perStatement = 20_000;

const nameOf = (n: number) => `${surnames[n % surnames.length]}${n}`;

/** SQL for the name of member `n`, as above. */
const nameSql = `(ARRAY[${surnames.map((name) => `'${name}'`)}])[1 + n % ${surnames.length}] || n`;

const codes = `
  (ARRAY['U', 'M', 'F', 'O'])[pg_temp.pick(n, 41, 4)] AS gender,
  (ARRAY['undefined', '10s', '20s', '30s', '40s', '50s', '60s', '70s', '80s'])[pg_temp.pick(n, 42, 9)] AS age,
  lpad((pg_temp.pick(n, 43, 48) - 1)::text, 2, '0') AS region,
  (ARRAY['U', 'A', 'C', 'G', 'H-1', 'I', 'O', 'S'])[pg_temp.pick(n, 44, 8)] AS industry,
  (ARRAY['U', 'management', 'engineer', 'desk', 'sales', 'other'])[pg_temp.pick(n, 45, 6)] AS job_type`;

const entered = ({ until, members }: StressSize) =>
  `timestamptz '${until}' - interval '420 days' + interval '15 days' * n / ${members}`;

/** The members themselves, in identity's database. */
export async function fillIdentity(client: pg.Client, size: StressSize): Promise<void> {
  for (let first = 0; first < size.members; first += perStatement) {
    const count = Math.min(perStatement, size.members - first);
    const names = Array.from({ length: count }, (_, index) => {
      const name = nameOf(first + index);
      return { n: first + index, name, grams: grams(name) };
    });
    await client.query(
      `INSERT INTO members (id, portal_name, roles, gender, age, region, industry, job_type, date_entered, name_text, name_grams)
       SELECT pg_temp.member(n), name, ARRAY[pg_temp.role(n)], c.gender, c.age, c.region, c.industry, c.job_type,
         ${entered(size)}, name, grams
       FROM jsonb_to_recordset($1::jsonb) AS r(n bigint, name text, grams integer[])
       CROSS JOIN LATERAL (SELECT ${codes}) AS c ON CONFLICT DO NOTHING`,
      [JSON.stringify(names)],
    );
  }
}

/** What the other services know of members. */
export const fillKnownMembers = ({ members }: StressSize): string => `
  INSERT INTO members (id, portal_name, roles, status, revision)
  SELECT pg_temp.member(n), ${nameSql}, ARRAY[pg_temp.role(n)], 'active', 1
  FROM generate_series(0, ${members}::bigint - 1) AS n ON CONFLICT DO NOTHING`;

/** Members as analytics counts them. */
export const fillMemberFacts = (size: StressSize): string => `
  INSERT INTO member_facts (id, portal_name, role, roles, status, icon_src, gender, age, region, industry, job_type,
    date_entered, revision, generation)
  SELECT pg_temp.member(n), ${nameSql}, pg_temp.role(n), ARRAY[pg_temp.role(n)], 'active', '',
    c.gender, c.age, c.region, c.industry, c.job_type, ${entered(size)}, 1, 1
  FROM generate_series(0, ${size.members}::bigint - 1) AS n CROSS JOIN LATERAL (SELECT ${codes}) AS c
  ON CONFLICT DO NOTHING`;
