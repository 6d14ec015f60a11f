import { bigrams, grams } from '../grams.ts';
import { latinClass } from './latin.ts';
import { wholeWordKeys } from './search-keys.ts';

/** A word as a search looks for it in texts that `foldKana` returned. */
export type SearchWord = {
  text: string;
  /** The kana of which one has to follow, where the word inflects right after its only kanji. */
  followedBy?: string;
};

const beginsLatin = new RegExp(`^[${latinClass}]`, 'u');
const endsLatin = new RegExp(`[${latinClass}]$`, 'u');
const isLatin = new RegExp(`^[${latinClass}]+$`, 'u');

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');

/** Whether it takes its pattern to find the word, and not its text alone. */
export const needsPattern = ({ text, followedBy }: SearchWord): boolean =>
  followedBy !== undefined || beginsLatin.test(text) || endsLatin.test(text);

/** The word as a regular expression, of JavaScript and of Postgres alike: Latin words and numbers are met whole. */
export const patternOf = ({ text, followedBy }: SearchWord): string => {
  const before = beginsLatin.test(text) ? `(?<![${latinClass}])` : '';
  const after = endsLatin.test(text) ? `(?![${latinClass}])` : '';
  return `${before}${escaped(text)}${after}${followedBy === undefined ? '' : `[${followedBy}]`}`;
};

/** Of its `searchKeys`, a text with the word has `all` of these and, where there are some, one of `any`. */
export type WordKeys = { all: number[]; any: number[] };

export const keysOf = ({ text, followedBy }: SearchWord): WordKeys => {
  if (followedBy !== undefined)
    return { all: [], any: [...followedBy].flatMap((kana) => bigrams(`${text}${kana}`)) };
  const pairs = bigrams(text);
  return { all: [...(pairs.length > 0 ? pairs : grams(text)), ...wholeWordKeys(text)], any: [] };
};

/** Whether a text that has the keys of the word has the word, for sure. */
export const isKey = (word: SearchWord): boolean =>
  word.followedBy !== undefined ||
  isLatin.test(word.text) ||
  (!needsPattern(word) && [...word.text].length <= 2 && !/[\s\p{P}]/u.test(word.text));
