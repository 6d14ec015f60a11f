import { bigrams, fold, grams } from '@ideabox/text';

const punctuation = /[\s\p{P}]/gu;
const firstPrivate = 0xf0000;

/**
 * Grams of what is between words: a name may be looked for by its `_` alone. They are those of private characters in
 * their place, for as such they belong to no word.
 */
const punctuationGrams = (folded: string): number[] => {
  const found = new Set(folded.match(punctuation));
  const stand = [...found].map((sign) =>
    String.fromCodePoint(firstPrivate + (sign.codePointAt(0) as number)),
  );
  return grams(stand.join(' '));
};

/** What a member is found by: the folded name and its grams. */
export const nameIndex = (portalName: string) => {
  const name_text = fold(portalName);
  return { name_text, name_grams: [...grams(name_text), ...punctuationGrams(name_text)] };
};

const gramsOf = (folded: string): number[] => {
  const pairs = bigrams(folded);
  if (pairs.length > 0) return pairs;
  const characters = grams(folded);
  return characters.length > 0 ? characters : punctuationGrams(folded);
};

/** The same for what is looked for: a pattern that takes every character literally, and the grams it must have. */
export const nameQuery = (wanted: string) => {
  const folded = fold(wanted);
  return { pattern: `%${folded.replaceAll(/[\\%_]/g, '\\$&')}%`, grams: gramsOf(folded) };
};
