import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { importFolder } from '../../scripts/import/import-folder.ts';
import { findAddresses } from '../../scripts/stack/access.ts';
import { credentialsOf } from './caller-credentials.ts';
import { accountIds, api, as } from './product.ts';

const folder = mkdtempSync(join(tmpdir(), 'ideabox-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const writer = randomUUID();
const word = `取込${Date.now().toString(36)}`;
const long = 'あ'.repeat(1001);
const category = `imported-${Date.now().toString(36)}`;

const table = (name: string, rows: string[][], packed = false) => {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const text = `${rows.map((row) => row.map(quote).join(',')).join('\n')}\n`;
  writeFileSync(join(folder, packed ? `${name}.csv.gz` : `${name}.csv`), packed ? gzipSync(text) : text);
};

const time = '2026-03-01T00:00:00Z';
table('members', [
  ['id', 'portal_name', 'role', 'gender', 'age', 'region', 'industry', 'job_type', 'date_entered'],
  [writer, '書き手', 'general', 'U', '30s', '13', 'U', 'U', time],
  [accountIds.member1, 'さくら通り', 'general', 'U', '30s', '13', 'U', 'U', time],
  [randomUUID(), '役職なし', 'emperor', 'U', '30s', '13', 'U', 'U', time],
]);
table('categories', [
  ['search_key', 'name', 'description', 'status', 'serial_number'],
  [category, '取り込んだ分野', '説明', 'on_air', '90'],
  ['bad-status', '分野', '説明', 'half_open', '91'],
]);
table(
  'ideas',
  [
    ['id', 'name', 'contents', 'category', 'member_id', 'date_entered', 'tags'],
    ['1', `${word}の一つ目`, '一行目\n二行目', category, writer, time, '取込|試験'],
    ['2', '長すぎる本文', long, category, writer, time, ''],
    ['3', '分野がない', '本文', 'nowhere', writer, time, ''],
    ['4', '日付がおかしい', '本文', category, writer, '2025-02-31T00:00:00Z', ''],
    ['5', `${word}の二つ目`, '本文', category, accountIds.member1, time, ''],
    ['6', '知らない人', '本文', category, randomUUID(), time, ''],
  ],
  true,
);
table('comments', [
  ['id', 'idea_id', 'parent_id', 'member_id', 'contents', 'date_entered'],
  ['1', '5', '', writer, '取り込んだコメントです。', time],
  ['2', '5', '1', accountIds.member1, 'その返信です。', time],
  ['3', '5', '99', writer, '親のいない返信です。', time],
  ['4', '2', '', writer, '載らなかったアイデアへのコメントです。', time],
]);
table('votes', [
  ['idea_id', 'member_id', 'type', 'date_entered'],
  ['1', accountIds.member1, 'positive', time],
  ['1', accountIds.member1, 'negative', time],
  ['1', writer, 'sideways', time],
  ['5', writer, 'neutral', time],
]);

table('supports', [
  ['idea_id', 'member_id', 'date_entered'],
  ['5', writer, time],
  ['3', writer, time],
]);
// On a day long ago, which nobody else counts.
const day = new Date((Date.now() % 7_300) * 86_400_000).toISOString().slice(0, 10);
table('usage', [
  [
    'day',
    'role',
    'visits',
    'first_visits',
    'readers',
    'seconds',
    'page_views',
    'devices',
    'engines',
    'keywords',
  ],
  [
    day,
    'visitor',
    '15',
    '5',
    '10',
    '900',
    `20${' 0'.repeat(23)}`,
    'tablet:5 computer:15',
    'google:5',
    '図書館:6',
  ],
  [day, 'visitor', 'many', '5', '10', '900', `20${' 0'.repeat(23)}`, '', '', ''],
  ['2999-01-01', 'visitor', '15', '5', '10', '900', `20${' 0'.repeat(23)}`, '', '', ''],
]);

const run = async () => {
  const access = { addresses: findAddresses(), credentials: await credentialsOf('scripts') };
  return importFolder({ folder, source: category, access });
};

test('good rows are loaded, bad ones named by file, line and reason; again changes nothing; nobody is notified', async () => {
  const notified = async () =>
    (
      await api.get(`/members/${accountIds.member1}/notifications`).set(await as('member1'))
    ).body.results.filter((item: { idea: { name: string } | null }) => item.idea?.name.includes(word));
  const first = await run();
  expect(first.settled).toBe(true);
  expect(first.counts).toMatchObject({
    members: { rows: 3, inserted: 1 },
    categories: { rows: 2, inserted: 1 },
    ideas: { rows: 6, inserted: 2 },
    comments: { rows: 4, inserted: 2 },
    votes: { rows: 4, inserted: 2 },
    supports: { rows: 2, inserted: 1 },
    usage: { rows: 3, inserted: 1 },
  });
  const rejected = first.rejects.all.map(({ table: name, line }) => `${name}:${line}`).sort();
  // A quoted cell with a line break makes the lines below it one more.
  expect(rejected).toEqual(
    [
      'members:4',
      'categories:3',
      'ideas:4',
      'ideas:5',
      'ideas:6',
      'ideas:8',
      'comments:4',
      'comments:5',
      'votes:4',
      'supports:3',
      'usage:3',
      'usage:4',
    ].sort(),
  );
  for (const { reason } of first.rejects.all) expect(reason).toMatch(/\w/);
  const file = join(folder, 'rejects.csv');
  first.rejects.write(file);
  expect(readFileSync(file, 'utf8').split('\n')[0]).toBe('file,line,reason,row');

  const found = (await api.get('/ideas').query({ keyword: word, sort: 'date_entered', order: 'asc' })).body
    .results;
  expect(
    found.map((item: Record<string, unknown>) => [
      item.name,
      item.vote_count,
      item.comment_count,
      item.support_count,
    ]),
  ).toEqual([
    [`${word}の一つ目`, 1, 0, 0],
    [`${word}の二つ目`, 1, 2, 1],
  ]);
  const counted = async (widget: string) =>
    (await api.get(`/analytics/${widget}`).query({ period_start: day, period_end: day })).body.results;
  for (const [widget, count] of [
    ['page_views', 20],
    ['sessions', 15],
    ['new_users', 5],
    ['view_time', 60],
  ] as const)
    expect([widget, await counted(widget)]).toEqual([widget, [expect.objectContaining({ count })]]);
  expect(await counted('keyword_ranking')).toEqual([{ key: '図書館', label: '図書館', count: 6 }]);
  const again = await run();
  expect(Object.values(again.counts).map(({ inserted }) => inserted)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(await notified()).toEqual([]);
});
