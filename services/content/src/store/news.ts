import { type Queryable, sql } from '@ideabox/postgres';
import type { Translated } from '../domain/translated.ts';

export type News = Translated & {
  id: number;
  news_key: string;
  date_entered: Date;
  /** Grows with every change. */
  revision: number;
};

const columns = sql`id, news_key, name, contents, translations, date_entered, revision`;

type Asked = {
  /** Days in Japan, both included: YYYY-MM-DD. */
  start_date?: string | undefined;
  end_date?: string | undefined;
  limit: number;
  offset: number;
};

/** News, newest first, and how many there are. */
export const listNews = async (db: Queryable, { start_date, end_date, limit, offset }: Asked) => {
  const [from, until] = [start_date ?? '-infinity', end_date ?? 'infinity'];
  const asked = sql`date_entered >= (${from}::date)::timestamp AT TIME ZONE 'Asia/Tokyo'
    AND date_entered < (${until}::date + 1)::timestamp AT TIME ZONE 'Asia/Tokyo'`;
  const [rows, total] = await Promise.all([
    db.rows<News>(sql`
      SELECT ${columns} FROM news WHERE ${asked} ORDER BY date_entered DESC, id DESC LIMIT ${limit} OFFSET ${offset}`),
    db.one<{ count: number }>(sql`SELECT count(*) FROM news WHERE ${asked}`),
  ]);
  return { rows, count: total?.count ?? 0 };
};

export const findNews = (db: Queryable, key: string): Promise<News | undefined> =>
  db.one<News>(sql`SELECT ${columns} FROM news WHERE news_key = ${key}`);

/** The news that this transaction has written. */
export const newsOfTransaction = (tx: Queryable): Promise<News[]> =>
  tx.rows<News>(sql`
    SELECT ${columns} FROM news WHERE xmin = pg_current_xact_id()::xid ORDER BY id`);

/** Those of the news with these keys that are there. */
export const findNewsOf = (db: Queryable, keys: string[]): Promise<News[]> =>
  db.rows<News>(sql`SELECT ${columns} FROM news WHERE news_key = ANY(${keys}::text[])`);

/** A piece of news that nobody else changes before this transaction ends. */
export const lockNews = (tx: Queryable, id: number): Promise<News | undefined> =>
  tx.one<News>(sql`SELECT ${columns} FROM news WHERE id = ${id} FOR UPDATE`);

/** Whether an error says that another piece of news has the key. */
export const isKeyTaken = (error: unknown): boolean =>
  (error as { constraint?: unknown } | null)?.constraint === 'news_news_key_key';

type NewNews = Translated & { news_key: string; date_entered: Date };

export const insertNews = async (tx: Queryable, news: NewNews): Promise<News> => {
  const made = await tx.one<News>(sql`
    INSERT INTO news (news_key, name, contents, translations, date_entered)
    VALUES (${news.news_key}, ${news.name}, ${news.contents}, ${JSON.stringify(news.translations)}::jsonb,
      ${news.date_entered})
    RETURNING ${columns}`);
  return made as News;
};

/** @returns the news as it is now. */
export const updateNews = async (tx: Queryable, { id, ...news }: NewNews & { id: number }): Promise<News> => {
  const changed = await tx.one<News>(sql`
    UPDATE news SET news_key = ${news.news_key}, name = ${news.name}, contents = ${news.contents},
      translations = ${JSON.stringify(news.translations)}::jsonb, date_entered = ${news.date_entered}, revision = revision + 1
    WHERE id = ${id} RETURNING ${columns}`);
  return changed as News;
};

/** @returns what was taken away, one revision on; undefined where there was nothing. */
export const deleteNews = (tx: Queryable, id: number): Promise<News | undefined> =>
  tx.one<News>(sql`
    DELETE FROM news WHERE id = ${id}
    RETURNING id, news_key, name, contents, translations, date_entered, revision + 1 AS revision`);
