import { type Database, sql } from '@ideabox/postgres';
import { fold } from '@ideabox/text';
import { spread } from '../statistics.ts';

/** Words to search for, by what makes them different. */
export interface Words {
  common: string[];
  rare: string[];
  twoCharacters: string[];
  oneCharacter: string[];
  /** So many words together, common and rare ones. */
  two: string[];
  three: string[];
  four: string[];
  absent: string[];
}

const sampled = 1_500;
/** Words that are in none of so many ideas are taken to be in none. */
const read = 20_000;
const ofEach = 40;
const japanese = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]+$/u;
const han = /^\p{Script=Han}+$/u;

/** In how many of the texts each word is found. */
function countWords(texts: string[]): [word: string, texts: number][] {
  const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
  const counts = new Map<string, number>();
  for (const text of texts) {
    const words = new Set([...segmenter.segment(text)].map(({ segment }) => segment));
    for (const word of words) if (japanese.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}

/** Words of the ideas themselves, each other ones in every class. */
export async function findWords(db: Database): Promise<Words> {
  const rows = await db.rows<{ text: string }>(sql`
    SELECT name || ' ' || contents AS text FROM ideas WHERE removed_at IS NULL ORDER BY hashint8(id) LIMIT ${read}`);
  const texts = rows.map(({ text }) => fold(text));
  const counted = countWords(texts.slice(0, sampled));
  const withLength = (fits: (length: number) => boolean) =>
    counted.filter(([word]) => han.test(word) && fits([...word].length));
  const pairs = withLength((length) => length === 2);
  const long = counted.filter(([word]) => [...word].length >= 3);
  const names = (words: [string, number][]) => words.map(([word]) => word);
  const all = texts.join('\n');
  const backwards = names(long).map((word) => [...word].reverse().join(''));
  const common = names(pairs.slice(0, ofEach));
  const rare = names(
    spread(
      long.filter(([, count]) => count === 1),
      ofEach,
    ),
  );
  const several = (count: number) =>
    common.map((word, place) =>
      [word, (place % 2 === 0 ? common : rare).at(place - 1), common.at(place - 7), rare.at(place - 3)]
        .slice(0, count)
        .join(' '),
    );
  return {
    common,
    rare,
    two: several(2),
    three: several(3),
    four: several(4),
    twoCharacters: names(
      spread(
        pairs.slice(ofEach).filter(([, count]) => count > 1),
        ofEach,
      ),
    ),
    oneCharacter: names(withLength((length) => length === 1).slice(0, ofEach)),
    absent: spread(
      backwards.filter((word) => !all.includes(word)),
      ofEach,
    ),
  };
}
