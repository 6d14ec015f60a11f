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
