import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@ideabox/testing';
import { importFolder } from '../../scripts/import/import-folder.ts';
import { bootProduct, type Product } from './boot-product.ts';

let filled: Product;
let empty: Product;
const folder = mkdtempSync(join(tmpdir(), 'ideabox-round-trip-'));
beforeAll(async () => {
  [filled, empty] = await Promise.all([bootProduct(), bootProduct()]);
});
afterAll(async () => {
  await Promise.all([filled.stop(), empty.stop()]);
  rmSync(folder, { recursive: true });
});

const table = (name: string, rows: (string | number)[][]) => {
  const cell = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`;
  writeFileSync(join(folder, `${name}.csv`), `${rows.map((row) => row.map(cell).join(',')).join('\n')}\n`);
};

const time = '2026-03-01T00:00:00Z';
const writers = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(8));

/** What is hard to write down: formulas, quotes, line breaks, signs that separate, characters beyond the first plane. */
const texts = [
  ...['=1+1', "'=1", '- 箇条書き\n- 二つ目', '＝SUM(A1)', '@1 を見て', '"引用", と\r\n改行', "'引用'"],
  ...['𠮷野家', '<b>太字</b>', '\\|', '　字下げ'],
];

const fill = () => {
  table('members', [
    ['id', 'portal_name', 'role', 'gender', 'age', 'region', 'industry', 'job_type', 'date_entered'],
    ...writers.map((id) => [id, `名前${id}`, 'general', 'U', '30s', '13', 'U', 'U', time]),
  ]);
  table('categories', [
    ['search_key', 'name', 'description', 'status', 'serial_number'],
    ['open', '開いた分野', '=説明', 'on_air', 1],
    ['done', '終わった分野', '', 'completed', 2],
    ['closed', '支援者の分野', '', 'open_for_supporter', 3],
  ]);
  table('ideas', [
    ['id', 'name', 'contents', 'category', 'member_id', 'date_entered', 'tags'],
    ...texts.map((text, n) => [
      ...[n + 1, `${n} ${text.split(/[\r\n]/)[0]}`, text, n % 2 ? 'open' : 'done'],
      ...[writers[n % 5] as string, time, n % 3 ? 'C\\++|防災' : ''],
    ]),
    [90, '見えない案', '本文', 'closed', writers[0] as string, time, ''],
  ]);
  table('comments', [
    ['id', 'idea_id', 'parent_id', 'member_id', 'contents', 'date_entered'],
    ...texts.map((text, n) => [n + 1, 1 + (n % 3), '', writers[n % 5] as string, text, time]),
    [50, 1, 1, writers[1] as string, '=返信', time],
    [51, 1, 1, writers[2] as string, '二つ目の返信', time],
    [52, 90, '', writers[2] as string, '見えない発言', time],
  ]);
  const types = ['positive', 'neutral', 'negative'];
  table('votes', [
    ['idea_id', 'member_id', 'type', 'date_entered'],
    // Five on one day or in one month, as fewer are in no file.
    ...texts.flatMap((_, n) =>
      (n % 2 ? [] : writers).map((id, at) => [
        ...[n + 1, id, types[(n + at) % 3] as string],
        `2026-03-0${n % 4 ? 1 + at : 1}T20:00:00Z`,
      ]),
    ),
    [90, writers[0] as string, 'positive', time],
  ]);
};

const load = ({ access }: Product) => importFolder({ folder, source: 'trip', access });

type Idea = Record<string, unknown> & { id: number; name: string };

/** What everyone sees of a product, without the numbers that it gives itself. */
const seen = async (product: Product) => {
  const list = await product.http('ideas').get('/ideas?limit=100&sort=date_entered&order=asc');
  return Promise.all(
    (list.body.results as Idea[]).map(async ({ id }) => {
      const idea = (await product.http('ideas').get(`/ideas/${id}`)).body.results;
      const threads = (await product.http('comments').get(`/ideas/${id}/comments`)).body.results;
      return {
        ...Object.fromEntries(
          ['name', 'raw_contents', 'positive_count', 'neutral_count', 'negative_count', 'comment_count'].map(
            (field) => [field, idea[field]],
          ),
        ),
        point: idea.point,
        category: idea.category.search_key,
        tags: idea.tags.map((tag: { name: string }) => tag.name),
        date_entered: idea.date_entered,
        threads: threads.map((thread: { raw_contents?: string; contents: string; comments: unknown[] }) => [
          thread.contents,
          (thread.comments as { contents: string }[]).map((reply) => reply.contents),
        ]),
      };
    }),
  );
};

const exported = async (name: string): Promise<string> =>
  (await filled.http('analytics').get(`/opendata/${name}.csv`).expect(200)).text;

test('what the open data of one product says, an empty one shows alike', async () => {
  fill();
  const first = await load(filled);
  expect(first.rejects.all).toEqual([]);
  const before = await eventually(async () => {
    const ideas = await seen(filled);
    expect(ideas).toHaveLength(texts.length);
    expect(ideas[0]).toMatchObject({ comment_count: 6 });
    expect(ideas.at(-1)).toMatchObject({ tags: ['C\\++', '防災'], positive_count: 1, neutral_count: 2 });
    expect(await exported('comments')).toContain('二つ目の返信');
    return ideas;
  });
  await filled
    .http('identity')
    .put(`/members/${writers[4]}`)
    .set(await filled.as(writers[4] as string))
    .send({ hidden_contributor: true })
    .expect(200);
  const tables = ['categories', 'ideas', 'comments', 'votes'];
  const files = await eventually(async () => {
    const all = await Promise.all(tables.map(exported));
    expect(all.join('')).not.toContain(writers[4]);
    return all;
  });
  expect(files.join('')).not.toContain('見えない');
  rmSync(join(folder, 'members.csv'));
  for (const [index, name] of tables.entries())
    writeFileSync(join(folder, `${name}.csv`), files[index] as string);

  const second = await load(empty);
  expect(second.rejects.all).toEqual([]);
  expect(second.settled).toBe(true);
  await eventually(async () => expect(await seen(empty)).toEqual(before));

  const again = await load(empty);
  expect(again.rejects.all).toEqual([]);
  expect(Object.values(again.counts).reduce((sum, { inserted }) => sum + inserted, 0)).toBe(0);
});
