import { sql } from '@ideabox/postgres';
import { bootContent, type TestContent } from './boot-content.ts';

let service: TestContent;
beforeAll(async () => {
  service = await bootContent();
});
afterAll(() => service.stop());

const exported = async (member_id: string) => {
  const batches: { section: string; rows: unknown[] }[] = [];
  for await (const { section, rows } of service.rpc.stream('ExportMember', { member_id })) {
    batches.push({ section, rows: rows.map((row) => JSON.parse(row)) });
  }
  return batches;
};

test('a member is given all of their own reports, in batches, and nobody else’s', async () => {
  await service.db.run(sql`
    INSERT INTO reports (type, contents, member_id, note)
    SELECT 'inquiry', '質問' || n, CASE WHEN n <= 1100 THEN 'writer' ELSE 'another' END, '対応中' FROM generate_series(1, 1200) n`);
  await service.db.run(sql`INSERT INTO reports (type, contents) VALUES ('inquiry', '名無し')`);
  const batches = await exported('writer');
  expect(batches.map(({ section, rows }) => [section, rows.length])).toEqual([
    ['reports', 500],
    ['reports', 500],
    ['reports', 100],
  ]);
  expect(batches[0]?.rows[0]).toEqual({
    id: expect.any(Number),
    type: 'inquiry',
    contents: '質問1',
    target: null,
    target_id: null,
    member_id: 'writer',
    status: 'open',
    note: '対応中',
    date_entered: expect.stringMatching(/Z$/),
  });
  const texts = batches.flatMap(({ rows }) => rows.map((row) => (row as { contents: string }).contents));
  expect(new Set(texts).size).toBe(1_100);
});

test.each(['', 'nobody', "' OR 1=1 --"])('a stranger to this service (%j) is given nothing', async (id) => {
  expect(await exported(id)).toEqual([]);
});
