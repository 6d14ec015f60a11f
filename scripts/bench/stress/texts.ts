import { foldKana, searchKeys } from '@ideabox/text';
import type pg from 'pg';
import { syllables, tags } from './names.ts';
import { makeSentences, makeTitles, type Sentence } from './sentences.ts';

/** Tags that many ideas have, then names of towns that few have. */
export const commonTags = tags.length;
const towns = syllables.flatMap((first) => syllables.map((second) => `${first}${second}町`));
export const allTags = commonTags + towns.length;

const titles = makeTitles();
const sentences = makeSentences();
export const [titleCount, sentenceCount] = [titles.length, sentences.length];

async function give(client: pg.Client, table: string, given: Sentence[]): Promise<void> {
  await client.query(`CREATE TEMPORARY TABLE ${table} (n bigint PRIMARY KEY, text text, keys integer[])`);
  await client.query(
    `INSERT INTO ${table} SELECT row_number() OVER (), r.text, r.keys
     FROM jsonb_to_recordset($1::jsonb) AS r(text text, keys integer[])`,
    [JSON.stringify(given)],
  );
  await client.query(`ANALYZE ${table}`);
}

/** Gives a session what its texts are put together from: tables of n (from 1), text and keys. */
export async function giveTexts(client: pg.Client): Promise<void> {
  await give(client, 'titles', titles);
  await give(client, 'sentences', sentences);
  const words = [...tags, ...towns].map((text) => ({ text, keys: searchKeys(foldKana(text)) }));
  await give(client, 'tag_words', words);
  await client.query(
    'CREATE AGGREGATE pg_temp.joined(anycompatiblearray) (sfunc = array_cat, stype = anycompatiblearray)',
  );
}

/** What a comment says, from its number: two sentences, `s1` and `s2`. */
export const said = `s1.text || '。' || s2.text`;
export const saying = (id: string): string => `
  JOIN sentences s1 ON s1.n = pg_temp.pick(${id}, 31, ${sentenceCount})
  JOIN sentences s2 ON s2.n = pg_temp.pick(${id}, 32, ${sentenceCount})`;
