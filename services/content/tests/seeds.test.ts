import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase, type Database, sql } from '@ideabox/postgres';
import { migrationsOf } from '@ideabox/service';
import { createLogger } from '@ideabox/telemetry';
import { createTestDatabase } from '@ideabox/testing';
import { languages } from '@ideabox/text';
import { plantSeeds } from '../src/seed/plant-seeds.ts';
import { readSeeds } from '../src/seed/read-seeds.ts';
import { content } from '../src/service.ts';

const shipped = fileURLToPath(new URL('../seed/', import.meta.url));
const log = createLogger('test', 'silent');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
let dir: string;
beforeAll(async () => {
  database = await createTestDatabase(migrationsOf(content));
  db = createDatabase({ url: database.url, log });
  dir = await mkdtemp(join(tmpdir(), 'ideabox-seed-'));
  await cp(shipped, dir, { recursive: true });
});
afterAll(async () => {
  await db.close();
  await database.drop();
  await rm(dir, { recursive: true });
});

const plant = async () => plantSeeds(db, await readSeeds(dir), log);

const everything = () =>
  db.rows(sql`
    SELECT 'feature' AS kind, search_key AS key, value FROM features
    UNION ALL SELECT 'registry', search_key, value FROM registries
    UNION ALL SELECT 'part', search_key, contents FROM parts
    UNION ALL SELECT 'page', page_key, name || contents || translations FROM pages
    UNION ALL SELECT 'news', news_key, name || contents || translations || date_entered FROM news ORDER BY 1, 2`);

test('planting twice, and in two processes at once, is planting once', async () => {
  await Promise.all([plant(), plant()]);
  const planted = await everything();
  expect(planted.length).toBeGreaterThan(20);
  await plant();
  expect(await everything()).toEqual(planted);
});

test('what the specification names is there', async () => {
  const { features, registries, pages } = await readSeeds(shipped);
  const keys = (rows: { search_key: string }[]) => rows.map((row) => row.search_key);
  expect(keys(features)).toEqual(
    expect.arrayContaining([
      ...['feature_login_enabled', 'feature_display_register_user', 'feature_i18n_enabled'],
      ...['available_languages', 'feature_display_user_profile', 'feature_user_extended_profile_enable'],
      ...['feature_category_group', 'polling_interval', 'safe_ip_list', 'frontend_url'],
      ...['keycloak_public_url', 'keycloak_realm', 'keycloak_client_id'],
    ]),
  );
  expect(keys(registries)).toEqual(
    expect.arrayContaining([
      ...['sitename', 'catchword', 'title_logo', 'ogp_image', 'twitter_account', 'facebook_admin'],
      ...['profile_fields_required', 'allow_post_character', 'sentry_logging_flg'],
    ]),
  );
  expect(pages.map((page) => page.page_key)).toEqual(
    expect.arrayContaining(['howto', 'about', 'rules', 'privacy', 'sitemap', 'faq']),
  );
});

const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href).sort();
const headingsOf = (text: string) => [...text.matchAll(/^#+ /gm)].map(([mark]) => mark);

const { pages, news, parts, translations } = await readSeeds(shipped);
const originals = [
  ...pages.map(({ page_key: key, contents }) => ({ kind: 'page', key, contents })),
  ...news.map(({ news_key: key, contents }) => ({ kind: 'news', key, contents })),
];
const other = languages.filter((language) => language !== 'ja');

test.each(other)('whoever reads %s can read the rules and all else that a reader needs', (language) => {
  const inJapaneseAlone = ['accessibility', 'opendata'];
  for (const { kind, key, contents } of originals.filter(({ key }) => !inJapaneseAlone.includes(key))) {
    const translation = translations.find(
      (one) => one.kind === kind && one.key === key && one.language === language,
    );
    const [there, here] = [translation?.contents ?? '', contents].map((text) => ({
      key,
      links: linksOf(text),
      headings: headingsOf(text),
    }));
    expect(there).toEqual(here);
    // Names of the site's own apart, nothing of it is left in Japanese.
    expect(translation?.contents).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}]/u);
  }
  const keys = parts.map(({ search_key }) => search_key);
  for (const key of keys.filter((one) => !/_[a-z]{2}$/.test(one)))
    expect(keys).toContain(`${key}_${language}`);
});

test('a translation comes to a text as it was shipped, and to none that operators have written since', async () => {
  await plant();
  await db.run(sql`UPDATE pages SET translations = '{}'`);
  await db.run(sql`UPDATE pages SET contents = 'changed' WHERE page_key = 'about'`);
  await db.run(sql`DELETE FROM seeds WHERE kind = 'page translation'`);
  await plant();
  const translated = await db.rows<{ page_key: string; count: number }>(sql`
    SELECT page_key, (SELECT count(*)::int FROM jsonb_object_keys(translations)) AS count FROM pages
    WHERE page_key IN ('about', 'rules') ORDER BY page_key`);
  expect(translated.map(({ page_key, count }) => [page_key, count])).toEqual([
    ['about', 0],
    ['rules', other.length],
  ]);
});

test('a later release adds its keys, and changes or brings back nothing that operators decided', async () => {
  await plant();
  await db.run(sql`UPDATE features SET value = 'changed' WHERE search_key = 'polling_interval'`);
  await db.run(sql`UPDATE pages SET contents = 'changed' WHERE page_key = 'faq'`);
  await db.run(sql`DELETE FROM news WHERE news_key = 'call-for-ideas'`);
  const before = await everything();
  await writeFile(join(dir, 'pages/new-page.md'), '# 新しいページ\n\n本文\n');
  await writeFile(
    join(dir, 'news/new-news.md'),
    '---\nname: 朝: 夕\ndate_entered: 2026-01-02T03:04:05Z\n---\n\n本文\n',
  );
  await plant();
  const after = await everything();
  expect(after).toEqual(expect.arrayContaining(before));
  expect(after).toHaveLength(before.length + 2);
  const page = await db.one(sql`SELECT name, contents FROM pages WHERE page_key = 'new-page'`);
  expect(page).toEqual({ name: '新しいページ', contents: '本文' });
  const news = await db.one(sql`SELECT name, contents FROM news WHERE news_key = 'new-news'`);
  expect(news).toEqual({ name: '朝: 夕', contents: '本文' });
});

test.each([
  ['pages', 'no title', /begin with/],
  ['news', 'no front matter', /front matter/],
  ['news', '---\nname: x\ndate_entered: yesterday\n---\n', /date_entered/],
])('a malformed file in %s is named, not guessed at', async (folder, text, fault) => {
  const file = join(dir, folder, 'malformed.md');
  await writeFile(file, text);
  await expect(readSeeds(dir)).rejects.toThrow(fault);
  await rm(file);
});
