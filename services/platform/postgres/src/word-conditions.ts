import { keysOf, needsPattern, patternOf, type SearchWord } from '@ideabox/text';
import { join, type Sql, sql } from './sql.ts';

const likeOf = ({ text }: SearchWord) => `%${text.replaceAll(/[\\%_]/gu, '\\$&')}%`;

const sorted = (words: SearchWord[]) => ({
  plain: words.filter((word) => !needsPattern(word)).map(likeOf),
  patterns: words.filter(needsPattern).map(patternOf),
});

/**
 * That a folded text has every word. Exact, whatever an index does before it; the same statement for any words. Postgres looks
 * into no CASE, and takes it for as often true as not: it would else think that hardly any text has a word.
 */
export const hasEvery = (text: Sql, words: SearchWord[]): Sql => {
  const { plain, patterns } = sorted(words);
  return sql`CASE WHEN ${text} LIKE ALL(${plain}::text[]) THEN ${text} ~ ALL(${patterns}::text[]) ELSE false END`;
};

/** That a folded text has one of some words. */
export const hasAny = (text: Sql, words: SearchWord[]): Sql => {
  const { plain, patterns } = sorted(words);
  return sql`CASE WHEN ${text} LIKE ANY(${plain}::text[]) THEN true ELSE ${text} ~ ANY(${patterns}::text[]) END`;
};

/** That the index names a text for all of some words: few rows, some of them not meant. */
export const named = (keys: Sql, words: SearchWord[]): Sql => {
  const wanted = words.map(keysOf);
  const together = [...new Set(wanted.flatMap(({ all }) => all))];
  const alternatives = wanted.filter(({ any }) => any.length > 0);
  return join(
    [
      ...(together.length > 0 || alternatives.length === 0 ? [sql`${keys} @> ${together}::integer[]`] : []),
      ...alternatives.map(({ any }) => sql`${keys} && ${any}::integer[]`),
    ],
    ' AND ',
  );
};
