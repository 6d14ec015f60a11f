import { type Queryable, sql } from '@ideabox/postgres';
import { fold } from '@ideabox/text';
import { allCategories } from '../store/facts/add-to.ts';
import { keywordMetric, keywordOf } from '../store/usage/usage-metrics.ts';
import { tagCloudMetric } from './text-terms.ts';

/** The words that operators took out, however they are written. */
export type HiddenWords = { count: number; has: (word: string) => boolean };

/** A word is in as many spellings at most: in capitals and not, beside Japanese that keeps them. */
const spellings = 4;

/** Of how many words so many are left when those are taken out. */
export const withHidden = (wanted: number, hidden: HiddenWords): number => wanted + spellings * hidden.count;

export const readHiddenWords = async (db: Queryable): Promise<HiddenWords> => {
  const rows = await db.rows<{ keyword_key: string }>(sql`SELECT keyword_key FROM hidden_keywords`);
  const keys = new Set(rows.map(({ keyword_key }) => keyword_key));
  return { count: keys.size, has: (word) => keys.has(fold(word)) };
};

/** Whether anyone has searched for a word, or posted it, or an operator has hidden it. */
export const isKnownKeyword = async (db: Queryable, key: string): Promise<boolean> => {
  const found = await db.one<{ known: boolean }>(sql`
    SELECT EXISTS (SELECT FROM hidden_keywords WHERE keyword_key = ${key})
      OR EXISTS (SELECT FROM key_rollups WHERE metric = ${keywordMetric.name} AND category_id = ${allCategories}
        AND ${keywordOf} = ${key})
      OR EXISTS (SELECT FROM key_rollups WHERE metric = ${tagCloudMetric.name} AND category_id = ${allCategories}
        AND lower(key) = ${key}) AS known`);
  return found?.known ?? false;
};

/** Takes a word out, or brings it back. @returns whether that has changed anything. */
export const hideKeyword = async (db: Queryable, key: string, hidden: boolean): Promise<boolean> => {
  const changed = hidden
    ? await db.run(sql`INSERT INTO hidden_keywords (keyword_key) VALUES (${key}) ON CONFLICT DO NOTHING`)
    : await db.run(sql`DELETE FROM hidden_keywords WHERE keyword_key = ${key}`);
  return changed > 0;
};
