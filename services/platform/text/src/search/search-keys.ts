import { grams, hash } from '../grams.ts';
import { latinRuns } from './latin.ts';

/** Before the characters of a whole word, so that its key is none of a pair of characters. */
const whole = -1;

/** Hashes of the Latin words and numbers of a text, each as a whole. */
export const wholeWordKeys = (folded: string): number[] =>
  [...new Set(latinRuns(folded))].map((word) =>
    hash(whole, ...[...word].map((character) => character.codePointAt(0) as number)),
  );

/** What a text that `foldKana` returned is indexed under: its characters, their pairs, its Latin words and numbers. */
export const searchKeys = (folded: string): number[] => [...grams(folded), ...wholeWordKeys(folded)];
