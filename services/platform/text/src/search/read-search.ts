import { foldKana } from '../fold-kana.ts';
import { grams } from '../grams.ts';
import { cutWords } from './cut-words.ts';
import { latinClass } from './latin.ts';
import type { SearchWord } from './search-word.ts';

/** Spaces that part no Latin words. */
const needlessSpaces = new RegExp(`(?<![${latinClass}]) | (?![${latinClass}])`, 'gu');

/** What is searched for: a text has every one of the `words`; it comes first where it has one of the ways to write the `phrase`. */
export type Search = { phrase: SearchWord[]; words: SearchWord[] };

/** Reads what someone typed into a search; undefined where there is nothing in it that one could search for. */
export const readSearch = (typed: string): Search | undefined => {
  const whole = foldKana(typed).trim().replaceAll(/\s+/gu, ' ');
  const phrase = [...new Set([whole, whole.replaceAll(needlessSpaces, '')])].map((text) => ({ text }));
  const words = cutWords(typed);
  const parts = words.length > 0 ? words : whole.split(' ').map((text) => ({ text }));
  return parts.some(({ text }) => grams(text).length > 0) ? { phrase, words: parts } : undefined;
};
