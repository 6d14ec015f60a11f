import pg from 'pg';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
let client: pg.Client;
beforeAll(async () => {
  ideas = await bootIdeas();
  client = new pg.Client({ connectionString: ideas.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await ideas.stop();
});

/** Point and rank of an idea with these votes, posted so many days after the first one. */
const standing = async (positive: number, negative: number, days = 0, neutral = 0) => {
  await client.query('BEGIN');
  const { rows } = await client.query(
    `WITH idea AS (
       INSERT INTO ideas (category_id, author_id, author_role, name, contents) VALUES ($1, 'a', 'general', 'n', 'c') RETURNING id)
     INSERT INTO standings (idea_id, date_entered, positive_count, negative_count, neutral_count)
     SELECT id, timestamptz '2026-01-01T00:00:00Z' + $2 * interval '1 day', $3, $4, $5 FROM idea RETURNING point, rank`,
    [ideas.categoryIds.on_air, days, positive, negative, neutral],
  );
  await client.query('ROLLBACK');
  return rows[0] as { point: number; rank: number };
};

const rankOf = async (...votes: Parameters<typeof standing>) => (await standing(...votes)).rank;

/** Weeks from 1970-01-01 to 2026-01-01. */
const firstWeeks = 20_454 / 7;

test.each([
  [0, 0, 0, 0],
  [1, 0, 1, 0],
  [10, 0, 10, 1],
  [150, 50, 100, 2],
  [0, 1_000, -1_000, -3],
  [5, 6, -1, 0],
])('%i for and %i against are %i points', async (positive, negative, point, logarithm) => {
  const found = await standing(positive, negative, 0, 77);
  expect(found.point).toBe(point);
  expect(found.rank).toBeCloseTo(logarithm + firstWeeks, 9);
});

test('more votes for never rank lower, more against never higher', async () => {
  const counts = [0, 1, 2, 3, 9, 10, 11, 99, 5_000, 2_000_000];
  for (const other of [0, 5, 3_000]) {
    const up: number[] = [];
    const down: number[] = [];
    for (const count of counts) {
      up.push(await rankOf(count, other));
      down.push(await rankOf(other, count));
    }
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    expect(down).toEqual(down.toSorted((a, b) => b - a));
  }
});

test('later ranks higher, and ten times the points weigh a week', async () => {
  expect(await rankOf(3, 0, 1)).toBeGreaterThan(await rankOf(3, 0, 0));
  expect(await rankOf(10, 0, 7)).toBeCloseTo(await rankOf(100, 0, 0), 9);
  expect(await rankOf(0, 0, 14)).toBeCloseTo(await rankOf(100, 0, 0), 9);
});

test('a vote moves the idea in the lists at once', async () => {
  const first = (await ideas.post({ name: '先' })).body.results.id;
  const second = (await ideas.post({ name: '後' })).body.results.id;
  const orderBy = async (sort: string) =>
    (await ideas.http.get(`/ideas?sort=${sort}`)).body.results.map(({ id }: { id: number }) => id);
  expect(await orderBy('rank')).toEqual([second, first]);
  for (const member of ['a', 'b'])
    await ideas.http
      .put(`/ideas/${first}/vote`)
      .set(await ideas.as(member))
      .send({ type: 'positive' });
  expect(await orderBy('rank')).toEqual([first, second]);
  expect(await orderBy('point')).toEqual([first, second]);
});
