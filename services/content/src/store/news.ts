import { type Queryable, sql } from '@ideabox/postgres';

export type News = { id: number; news_key: string; name: string; contents: string; date_entered: Date };

const columns = sql`id, news_key, name, contents, date_entered`;

/** News, newest first, and how many there are. */
export const listNews = async (db: Queryable, { limit, offset }: { limit: number; offset: number }) => {
  const [rows, total] = await Promise.all([
    db.rows<News>(sql`
      SELECT ${columns} FROM news ORDER BY date_entered DESC, id DESC LIMIT ${limit} OFFSET ${offset}`),
    db.one<{ count: number }>(sql`SELECT count(*) FROM news`),
  ]);
  return { rows, count: total?.count ?? 0 };
};

export const findNews = (db: Queryable, key: string): Promise<News | undefined> =>
  db.one<News>(sql`SELECT ${columns} FROM news WHERE news_key = ${key}`);

/** Whether an error says that another piece of news has the key. */
export const isKeyTaken = (error: unknown): boolean =>
  (error as { constraint?: unknown } | null)?.constraint === 'news_news_key_key';

export type GivenNews = {
  news_key?: string | undefined;
  name?: string | undefined;
  contents?: string | undefined;
  date_entered?: string | undefined;
};

export const insertNews = async (
  db: Queryable,
  { news_key, name, contents, date_entered }: GivenNews & { news_key: string },
): Promise<News> => {
  const news = await db.one<News>(sql`
    INSERT INTO news (news_key, name, contents, date_entered)
    VALUES (${news_key}, ${name}, ${contents}, coalesce(${date_entered ?? null}::timestamptz, now()))
    RETURNING ${columns}`);
  return news as News;
};

/** Absent is unchanged. @returns the news as it is now, or undefined where there is none. */
export const updateNews = (db: Queryable, id: number, given: GivenNews): Promise<News | undefined> => {
  const { news_key = null, name = null, contents = null, date_entered = null } = given;
  return db.one<News>(sql`
    UPDATE news SET news_key = coalesce(${news_key}, news_key), name = coalesce(${name}, name),
      contents = coalesce(${contents}, contents), date_entered = coalesce(${date_entered}::timestamptz, date_entered)
    WHERE id = ${id} RETURNING ${columns}`);
};

/** @returns whether there was one. */
export const deleteNews = async (db: Queryable, id: number): Promise<boolean> =>
  (await db.run(sql`DELETE FROM news WHERE id = ${id}`)) > 0;
