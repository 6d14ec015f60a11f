import { setTimeout as wait } from 'node:timers/promises';
import { type Database, empty, isUnavailable, type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { Logger } from '@ideabox/telemetry';
import { publishNews } from '../events/publish-news.ts';
import { newsOfTransaction } from '../store/news.ts';
import type { Seeds, SeedTranslation } from './seeds.ts';

/** Notes the keys as planted. @returns the rows among `rows` that were not planted before. */
const unplanted = async <Row>(tx: Queryable, kind: string, rows: Row[], keyOf: (row: Row) => string) => {
  const fresh = await tx.rows<{ key: string }>(sql`
    INSERT INTO seeds (kind, key) SELECT ${kind}, key FROM unnest(${rows.map(keyOf)}::text[]) AS key
    ON CONFLICT DO NOTHING RETURNING key`);
  const keys = new Set(fresh.map(({ key }) => key));
  return rows.filter((row) => keys.has(keyOf(row)));
};

const json = (rows: unknown[]): Sql => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`;

/** A translation comes to the text that it translates, and to none that operators have written since. */
const plantTranslations = async (tx: Queryable, seeds: Seeds): Promise<void> => {
  const keyOf = ({ key, language }: SeedTranslation) => `${key} ${language}`;
  for (const kind of ['page', 'news'] as const) {
    const all = seeds.translations.filter((translation) => translation.kind === kind);
    const fresh = await unplanted(tx, `${kind} translation`, all, keyOf);
    const table = kind === 'page' ? sql`pages` : sql`news`;
    const another = kind === 'page' ? empty : sql`, revision = t.revision + 1`;
    const key = kind === 'page' ? sql`t.page_key` : sql`t.news_key`;
    await tx.run(sql`
      UPDATE ${table} t SET translations = given.texts || t.translations${another}
      FROM (
        SELECT key, original, jsonb_object_agg(language, jsonb_build_object('name', name, 'contents', contents)) AS texts
        FROM ${json(fresh)} AS g(key text, language text, name text, contents text, original text) GROUP BY key, original
      ) given
      WHERE ${key} = given.key AND t.contents = given.original`);
  }
};

const plant = (db: Database, seeds: Seeds): Promise<void> =>
  db.transaction(async (tx) => {
    const features = await unplanted(tx, 'feature', seeds.features, (row) => row.search_key);
    await tx.run(sql`
      INSERT INTO features (search_key, value) SELECT search_key, value FROM ${json(features)}
      AS given(search_key text, value text) ON CONFLICT DO NOTHING`);
    const registries = await unplanted(tx, 'registry', seeds.registries, (row) => row.search_key);
    await tx.run(sql`
      INSERT INTO registries (search_key, value) SELECT search_key, value FROM ${json(registries)}
      AS given(search_key text, value text) ON CONFLICT DO NOTHING`);
    const parts = await unplanted(tx, 'part', seeds.parts, (row) => row.search_key);
    await tx.run(sql`
      INSERT INTO parts (search_key, contents) SELECT search_key, contents FROM ${json(parts)}
      AS given(search_key text, contents text) ON CONFLICT DO NOTHING`);
    const pages = await unplanted(tx, 'page', seeds.pages, (row) => row.page_key);
    await tx.run(sql`
      INSERT INTO pages (page_key, name, contents) SELECT page_key, name, contents FROM ${json(pages)}
      AS given(page_key text, name text, contents text) ON CONFLICT DO NOTHING`);
    const news = await unplanted(tx, 'news', seeds.news, (row) => row.news_key);
    await tx.run(sql`
      INSERT INTO news (news_key, name, contents, date_entered)
      SELECT news_key, name, contents, date_entered FROM ${json(news)}
      AS given(news_key text, name text, contents text, date_entered timestamptz)
      ORDER BY date_entered, news_key ON CONFLICT DO NOTHING`);
    await plantTranslations(tx, seeds);
    await publishNews(tx, 'NEWS_CAUSE_UNSPECIFIED', ...(await newsOfTransaction(tx)));
  });

/**
 * Adds what a release brings and this installation never had. Safe in several processes at once. Waits, with backoff,
 * for a database that is not there yet.
 */
export const plantSeeds = async (db: Database, seeds: Seeds, log: Logger): Promise<void> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await plant(db, seeds);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      log.warn({ attempt }, 'waiting for the database');
      await wait(Math.min(5_000, 200 * 2 ** Math.min(attempt, 10)));
    }
  }
};
